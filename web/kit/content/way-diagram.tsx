/** Steps in their order: a line from left to right, and from top to bottom on a phone. */
export const WayDiagram = ({
  label,
  steps,
}: {
  label: string;
  steps: readonly { title: string; text: string }[];
}) => (
  <ol aria-label={label} className="my-6 grid list-none! p-0! md:auto-cols-fr md:grid-flow-col">
    {steps.map(({ title, text }) => (
      <li
        key={title}
        className="relative m-0! border-ink pb-5 pl-6 max-md:border-l-2 max-md:last:border-transparent md:border-t-2 md:pt-4 md:pr-3 md:pb-0 md:pl-0 md:last:border-transparent"
      >
        <span
          aria-hidden
          className="absolute top-0 left-[-7px] size-3 rounded-full border-2 border-ink bg-paper md:top-[-7px] md:left-0"
        />
        <span className="block font-semibold text-sm leading-4">{title}</span>
        <span className="mt-1 block text-graphite text-sm">{text}</span>
      </li>
    ))}
  </ol>
);
