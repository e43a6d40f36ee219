import { LinkButton } from "../../ui/link-button.tsx";

/** What may be wrong with an address that leads nowhere, and the way home. */
export function NotFound({ support }: { support: string | undefined }) {
  return (
    <div className="max-w-[60ch]">
      <p className="code text-graphite">404</p>
      <h1 className="heading mt-2 text-xl md:text-2xl">There was an error with your request</h1>
      <p className="mt-6">We couldn't find that page. Likely reasons:</p>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        <li>The page has moved, or the product is no longer sold.</li>
        <li>Your bookmark or the link you followed is out of date.</li>
        <li>The web address has a typo.</li>
      </ul>
      {support && (
        <p className="mt-6">
          If you think that something should be here, write to{" "}
          <a href={`mailto:${support}`} className="link">
            {support}
          </a>
          .
        </p>
      )}
      <LinkButton to="/" className="mt-8">
        Back to Home
      </LinkButton>
    </div>
  );
}
