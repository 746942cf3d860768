import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { Talk } from "~/data/motivation";
import { TalkArt } from "./talk-art";

export function TalkRow({ talk }: { talk: Talk }) {
  return (
    <li className="talk">
      <TalkArt talk={talk.id} />
      <h3 className="card-title">
        <a href={talk.link} rel="noreferrer" className="rounded-xs after:absolute after:inset-0">
          {talk.title}
        </a>
        <span className="num mt-1.5 flex items-center gap-1.5 font-sans text-sm font-text tracking-normal text-muted">
          {talk.duration}
          <ArrowUpRight className="talk-go size-4" strokeWidth={1.6} aria-hidden />
        </span>
      </h3>
      <p className="text-balance text-text-2 [grid-area:text]">{talk.description}</p>
      <p className="talk-who">
        <span className="block font-medium text-text">{talk.author}</span>
        {talk.event}
      </p>
    </li>
  );
}
