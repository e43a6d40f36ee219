import { clsx } from "clsx";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import mp4 from "./hero-film/film.mp4?url";
import webm from "./hero-film/film.webm?url";

/** Long enough for the page itself to load. */
const afterLoad_ms = 1000;

/** Whether a video may be fetched and played automatically. */
function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia("(prefers-reduced-motion: reduce)").matches && !connection?.saveData;
}

/**
 * The video over its first frame: fetched after the page, muted, looping, paused while off screen; never for visitors
 * who prefer reduced motion or data. It can be stopped, as everything that moves by itself must be.
 */
export function HeroFilm({ className }: { className: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    if (!mayPlay()) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      waiting = setTimeout(() => setWanted(true), afterLoad_ms);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("load", wait);
    };
  }, []);

  useEffect(() => {
    const video = film.current;
    if (!video || !isWanted) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !isStopped) void video.play().catch(() => undefined);
      else video.pause();
    });
    sight.observe(video);
    return () => sight.disconnect();
  }, [isWanted, isStopped]);

  if (!isWanted) return null;
  const Icon = isStopped ? Play : Pause;
  return (
    <>
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        className={clsx(className, "absolute inset-0 transition-opacity", !isShown && "opacity-0")}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      {isShown && (
        <button
          type="button"
          aria-label={isStopped ? "Play the film" : "Stop the film"}
          onClick={() => setStopped((before) => !before)}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-sm bg-white/85 hover:bg-white print:hidden"
        >
          <Icon aria-hidden size={18} />
        </button>
      )}
    </>
  );
}
