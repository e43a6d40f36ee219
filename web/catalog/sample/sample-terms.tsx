/** What one gets and gives, before one types an address. */
export function SampleTerms({
  company,
}: {
  /** Whose showroom the order comes from, if from one. */
  company: string | undefined;
}) {
  const terms = [
    ["Cost", "Free, delivery to your door included."],
    ["What comes", "One piece of it, to hold against what stays."],
    ["When", "In one to three weeks."],
    [
      "Your details",
      company
        ? `Go to us, who send the sample, and to ${company}, who can answer questions.`
        : "Go to us, who send the sample.",
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
