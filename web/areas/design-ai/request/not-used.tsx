import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { leftOut } from "../../../../domain/designer/brief/left-out.ts";
import { unused, withUnsold } from "../brief/questions.ts";
import { useReading } from "../brief/use-reading.ts";
import { useUnsold } from "../brief/use-unsold.ts";

/** What the brief says that these designs don't follow, with the nearest that is sold; nothing where all of it was used. */
export default function NotUsed({ job }: { job: AiJob }) {
  const { unread, showroom } = job;
  // of a change only its own words are known
  const brief = job.from ? "" : job.brief;
  const { text, reads } = useReading(brief);
  const { wishes, asides } =
    text === brief && brief !== "" ? leftOut(brief, reads) : { wishes: [], asides: [] };
  const phrases = [...new Set([...unread, ...wishes])];
  const { unsold } = useUnsold(phrases.length > 0 ? brief : "", showroom.vsd_id);
  const { questions } = withUnsold(unused(brief, phrases), unsold, showroom.company_name);
  const told = new Set(unsold.map(({ wish }) => wish));
  const refused = questions.filter((_, at) => told.has(phrases[at]!)).map(({ words }) => words);
  const rest = [...phrases.filter((phrase) => !told.has(phrase)), ...asides];
  if (refused.length === 0 && rest.length === 0) return null;
  return (
    <div className="mt-10 grid max-w-[75ch] gap-1.5 border-hairline border-t pt-4 text-graphite text-sm">
      {rest.length > 0 && (
        <p>{`Not used for the design: ${rest.map((words) => `“${words}”`).join(", ")}.`}</p>
      )}
      {refused.length > 0 && (
        <ul aria-label="Not sold here" className="grid gap-1.5">
          {refused.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
