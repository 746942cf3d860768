import { ArrowUpRight, Play } from "lucide-react";
import type { Talk } from "~/data/motivation";
import { Artwork } from "~/ui/artwork";

export function TalkCard({ talk }: { talk: Talk }) {
  return (
    <li className="lit-card row-span-4 grid grid-rows-subgrid gap-y-0 overflow-clip">
      <div className="relative">
        <Artwork motif="voice" seed={talk.id} className="aspect-2/1 w-full" />
        <span className="num absolute right-4 bottom-4 inline-flex items-center gap-1.5 rounded-[8px] border border-hairline bg-overlay px-2 py-1 text-xs">
          <Play className="size-3" aria-hidden />
          {talk.duration}
        </span>
      </div>
      <h3 className="card-title px-5 pt-5 lg:px-6">
        <a href={talk.link} rel="noreferrer" className="rounded-xs after:absolute after:inset-0">
          {talk.title}
        </a>
      </h3>
      <p className="px-5 pt-2 text-ui text-text-2 lg:px-6">{talk.description}</p>
      <p className="flex items-end justify-between gap-4 px-5 pt-4 pb-5 text-sm text-muted lg:px-6 lg:pb-6">
        <span>
          <span className="block font-medium text-text">{talk.author}</span>
          {talk.event}
        </span>
        <ArrowUpRight className="size-4.5 flex-none" strokeWidth={1.6} aria-hidden />
      </p>
    </li>
  );
}
