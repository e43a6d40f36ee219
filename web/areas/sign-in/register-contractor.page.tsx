import { useState } from "react";
import { Link } from "react-router";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { signInAction } from "../../kit/sign-in/sign-in-data.ts";
import { Checkbox, RadioGroup } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/register-contractor.page.ts";
import { BusinessFields, PersonFields, StateSelect } from "./application/application-fields.tsx";
import { ApplicationForm, FormPart } from "./application/application-form.tsx";
import { ApplicationSent } from "./application/application-sent.tsx";
import { DocumentUpload } from "./application/document-upload.tsx";
import { type ApplicationForm as Application, useApplication } from "./application/use-application.ts";
import { invitationAsked, useKeptInvitation } from "./invited.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Sign Up as a Pro",
      description: "Open your own showroom. Apply with your license and hear back within 24 hours.",
      path: "/register/contractor",
    },
    matches,
  );

export const loader = ({ context, request }: Route.LoaderArgs) => invitationAsked(context, request);
export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function RegisterContractor({ actionData, loaderData: invitation }: Route.ComponentProps) {
  useKeptInvitation(invitation);
  const application = useApplication("contractor");
  const [kind, setKind] = useState<"false" | "true">(invitation?.kind === "designer" ? "true" : "false");
  const isDesigner = kind === "true";
  const { errors, sentTo } = application;
  return (
    <AccessFrame
      wide
      title="Sign up as a pro"
      lead={
        <p>
          For contractors and designers. Already approved?{" "}
          <Link to="/pro-account/login" className="link whitespace-nowrap text-ink">
            Sign In
          </Link>
        </p>
      }
      aside={<Ways />}
    >
      {sentTo ? (
        <ApplicationSent
          email={sentTo}
          next="Once you are approved, we email you your Showroom ID. Sign in with the password you just chose."
        />
      ) : (
        <ApplicationForm
          application={application}
          invited={invitation}
          isEarly={actionData?.isEarly ?? false}
        >
          <FormPart title="You">
            <PersonFields invited={invitation} errors={errors} />
          </FormPart>
          <FormPart title="Your business">
            <RadioGroup
              legend="Type of work"
              name="is_designer"
              value={kind}
              onChange={(value) => setKind(value as typeof kind)}
              options={[
                { value: "false", label: "Contractor", detail: "You build or remodel. License required." },
                {
                  value: "true",
                  label: "Designer",
                  detail: "You design and choose materials. No license required.",
                },
              ]}
            />
            <BusinessFields errors={errors} aboutHint="Clients see this in your showroom." />
          </FormPart>
          <ShowroomPart errors={errors} />
          <LicensePart application={application} isDesigner={isDesigner} />
        </ApplicationForm>
      )}
    </AccessFrame>
  );
}

function ShowroomPart({ errors }: Pick<Application, "errors">) {
  return (
    <FormPart title="Your showroom">
      <TextField
        label="Showroom name"
        name="showroom_name"
        maxLength={80}
        hint="The name your clients see. Leave it empty to use your company name."
        optional
        error={errors.showroom_name?.[0]}
      />
      <Checkbox
        name="is_listed"
        label="List my showroom publicly, so people can find it by name as well as by ID"
      />
    </FormPart>
  );
}

function LicensePart({ application, isDesigner }: { application: Application; isDesigner: boolean }) {
  const { errors, documents } = application;
  return (
    <FormPart title="License">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="License number"
          name="license_number"
          maxLength={60}
          optional={isDesigner}
          required={!isDesigner}
          error={errors.license_number?.[0]}
        />
        <StateSelect
          label="License state"
          name="license_state"
          optional={isDesigner}
          error={errors.license_state?.[0]}
        />
      </div>
      <DocumentUpload
        label="License document"
        hint="A copy of your license, plus proof of insurance if you have it."
        documents={documents}
        error={errors.documents?.[0]}
        optional={isDesigner}
      />
    </FormPart>
  );
}

function Ways() {
  return (
    <>
      <Way title="What happens next">
        <p>
          We review your license and documents within 24 hours. Once you are approved, we email you your
          8-character Showroom ID, and your showroom is open.
        </p>
      </Way>
      <Way title="Pricing">
        <Link to="/pro-account" className="link inline-flex min-h-11 items-center">
          See plans and what you get
        </Link>
      </Way>
      <Way title="Do you make or distribute materials?">
        <Link to="/register/vendor" className="link inline-flex min-h-11 items-center">
          Apply as a vendor
        </Link>
      </Way>
      <Way title="Renovating your own home?">
        <Link to="/register" className="link inline-flex min-h-11 items-center">
          Homeowners sign up free here
        </Link>
      </Way>
    </>
  );
}
