import { Breadcrumb } from "../../ui/breadcrumb.tsx";

/** The way to a page and its name; `heading` where the page calls itself more than its link does. */
export function PageHead({
  title,
  path,
  heading = title,
}: {
  title: string;
  path: string;
  heading?: string;
}) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: "Home", url: "/" },
          { label: title, url: path },
        ]}
      />
      <h1 className="heading mt-6 text-xl md:mt-10 md:text-2xl">{heading}</h1>
    </>
  );
}
