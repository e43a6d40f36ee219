import { Link } from "react-router";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { signInAction } from "../../kit/sign-in/sign-in-data.ts";
import type { Route } from "./+types/register-vendor.page.ts";
import { BusinessFields, PersonFields } from "./application/application-fields.tsx";
import { ApplicationForm, FormPart } from "./application/application-form.tsx";
import { ApplicationSent } from "./application/application-sent.tsx";
import { DocumentUpload } from "./application/document-upload.tsx";
import { useApplication } from "./application/use-application.ts";
import { invitationAsked, useKeptInvitation } from "./invited.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Sell as a Vendor",
      description: "Sell your tile, flooring, faucets, vanities and lights in contractors' showrooms.",
      path: "/register/vendor",
    },
    matches,
  );

export const loader = ({ context, request }: Route.LoaderArgs) => invitationAsked(context, request);
export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function RegisterVendor({ actionData, loaderData: invitation }: Route.ComponentProps) {
  useKeptInvitation(invitation);
  const application = useApplication("vendor");
  const { errors, sentTo } = application;
  return (
    <AccessFrame
      wide
      title="Sell as a vendor"
      lead={
        <p>
          For makers and distributors of materials. Already approved?{" "}
          <Link to="/pro-account/login" className="link whitespace-nowrap text-ink">
            Sign In
          </Link>
        </p>
      }
      aside={
        <>
          <Way title="What happens next">
            <p>
              We review every vendor, which takes up to 24 hours. Once you are approved, you list your
              products with your own wholesale prices; nobody but you and us sees them.
            </p>
          </Way>
          <Way title="Do you build or design?">
            <Link to="/register/contractor" className="link inline-flex min-h-11 items-center">
              Open your own showroom
            </Link>
          </Way>
        </>
      }
    >
      {sentTo ? (
        <ApplicationSent
          email={sentTo}
          next="Once you are approved, sign in with the password you just chose and list your products."
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
            <BusinessFields
              errors={errors}
              aboutHint="Tell us what you make or distribute and where you ship from."
            />
            <DocumentUpload
              label="Documents"
              hint="A resale certificate or a price list helps us decide."
              documents={application.documents}
              error={errors.documents?.[0]}
              optional
            />
          </FormPart>
        </ApplicationForm>
      )}
    </AccessFrame>
  );
}
