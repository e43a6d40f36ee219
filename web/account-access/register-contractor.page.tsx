import { useState } from "react";
import { Link } from "react-router";
import { pageMeta } from "../page-meta.ts";
import { Checkbox, RadioGroup } from "../ui/checkbox.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Route } from "./+types/register-contractor.page.ts";
import { AccessFrame, Way } from "./access-frame.tsx";
import { BusinessFields, PersonFields, StateSelect } from "./application/application-fields.tsx";
import { ApplicationForm, FormPart } from "./application/application-form.tsx";
import { ApplicationSent } from "./application/application-sent.tsx";
import { DocumentUpload } from "./application/document-upload.tsx";
import { type ApplicationForm as Application, useApplication } from "./application/use-application.ts";
import { signInAction } from "./sign-in-data.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Sign Up as a Pro",
      description: "Open a showroom of your own: apply with your license, and we answer within 24 hours.",
      path: "/register/contractor",
    },
    matches,
  );

export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function RegisterContractor({ actionData }: Route.ComponentProps) {
  const application = useApplication("contractor");
  const [kind, setKind] = useState<"false" | "true">("false");
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
          next="Once approved, you get your Showroom ID by mail and sign in with the password that you just chose."
        />
      ) : (
        <ApplicationForm application={application} isEarly={actionData?.isEarly ?? false}>
          <FormPart title="You">
            <PersonFields errors={errors} />
          </FormPart>
          <FormPart title="Your business">
            <RadioGroup
              legend="Kind of work"
              name="is_designer"
              value={kind}
              onChange={(value) => setKind(value as typeof kind)}
              options={[
                { value: "false", label: "Contractor", detail: "You build or remodel. A license is needed." },
                { value: "true", label: "Designer", detail: "You plan and select. A license is not needed." },
              ]}
            />
            <BusinessFields errors={errors} aboutHint="Clients read it in your showroom." />
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
        hint="What stands over the door; your company's name if you leave it empty."
        optional
        error={errors.showroom_name?.[0]}
      />
      <Checkbox
        name="is_listed"
        defaultChecked
        label="People may find the showroom by its name, too, not only by its ID"
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
        hint="A copy of the license, and insurance if you have it at hand."
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
      <Way title="What happens then">
        <p>
          We look at license and documents by hand, which takes up to 24 hours. You get a mail with your
          Showroom ID of eight signs, and the showroom is open.
        </p>
      </Way>
      <Way title="What it costs">
        <Link to="/pro-account" className="link inline-flex min-h-11 items-center">
          See plans and what a showroom gives you
        </Link>
      </Way>
      <Way title="Do you make or distribute materials?">
        <Link to="/register/vendor" className="link inline-flex min-h-11 items-center">
          Apply as a vendor
        </Link>
      </Way>
      <Way title="Renovating your own home?">
        <Link to="/register" className="link inline-flex min-h-11 items-center">
          Homeowners sign up here, free
        </Link>
      </Way>
    </>
  );
}
