/** What you get and give, before you type an address. */
export function SampleTerms({
  company,
}: {
  /** The showroom of the order, if any. */
  company: string | undefined;
}) {
  const terms = [
    ["Cost", "Free, including delivery to your door."],
    ["What you get", "One piece, to hold up against what you're keeping."],
    ["When", "In one to three weeks."],
    [
      "Your details",
      company
        ? `We use them to send the sample, and share them with ${company}, who can answer questions.`
        : "We use them only to send the sample.",
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {terms.map(([term, text]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-graphite">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
