import { Link } from "react-router";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/register-vendor.page.ts";
import { AccessFrame, Way } from "./access-frame.tsx";
import { BusinessFields, PersonFields } from "./application/application-fields.tsx";
import { ApplicationForm, FormPart } from "./application/application-form.tsx";
import { ApplicationSent } from "./application/application-sent.tsx";
import { DocumentUpload } from "./application/document-upload.tsx";
import { useApplication } from "./application/use-application.ts";
import { signInAction } from "./sign-in-data.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Sell as a Vendor",
      description: "List your tile, flooring, faucets, vanities and lights in the showrooms of contractors.",
      path: "/register/vendor",
    },
    matches,
  );

export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function RegisterVendor({ actionData }: Route.ComponentProps) {
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
          <Way title="What happens then">
            <p>
              We look at every vendor by hand, which takes up to 24 hours. Once approved, you list your
              products with your own wholesale prices; nobody but you and us sees them.
            </p>
          </Way>
          <Way title="Do you build or design?">
            <Link to="/register/contractor" className="link inline-flex min-h-11 items-center">
              Open a showroom of your own
            </Link>
          </Way>
        </>
      }
    >
      {sentTo ? (
        <ApplicationSent
          email={sentTo}
          next="Once approved, sign in with the password that you just chose and list your products."
        />
      ) : (
        <ApplicationForm application={application} isEarly={actionData?.isEarly ?? false}>
          <FormPart title="You">
            <PersonFields errors={errors} />
          </FormPart>
          <FormPart title="Your business">
            <BusinessFields
              errors={errors}
              aboutHint="What you make or distribute, and where you ship from."
            />
            <DocumentUpload
              label="Documents"
              hint="A resale certificate or a price list helps us to decide."
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
