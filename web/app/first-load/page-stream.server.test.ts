import { createElement, Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageStream } from "./page-stream.server.ts";

const piped = (element: Parameters<typeof renderToPipeableStream>[0], onCancel = () => {}) => {
  const page = new PageStream(onCancel);
  const { pipe } = renderToPipeableStream(element, {
    onShellReady: () => void pipe(page as unknown as NodeJS.WritableStream),
  });
  return page;
};

test("a page with many pieces and non-ASCII characters arrives whole", async () => {
  const words = Array.from({ length: 2000 }, (_, at) => `3⁄4″ Fliesenläufer № ${at}`);
  const page = piped(createElement("main", null, words.join(" ")));
  expect(await new Response(page.body).text()).toBe(`<main>${words.join(" ")}</main>`);
});

const Late = ({ words }: { words: Promise<string> }) => use(words);

test("what comes later follows the shell", async () => {
  const later = Promise.withResolvers<string>();
  const late = createElement(Suspense, { fallback: "wait" }, createElement(Late, { words: later.promise }));
  const page = piped(createElement("main", null, late));
  const reader = page.body.getReader();
  const shell = new TextDecoder().decode((await reader.read()).value);
  expect(shell).toContain("wait");
  later.resolve("there it is");
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read())
    rest += new TextDecoder().decode(part.value);
  expect(rest).toContain("there it is");
});

test("modules are put off, and asked for behind them", async () => {
  const page = piped(
    createElement(
      "p",
      null,
      createElement("link", { rel: "modulepreload", href: "/a.js" }),
      createElement("script", { nonce: "n1", type: "module" }, "start()"),
    ),
  );
  const html = await new Response(page.body).text();
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toMatch(/<script nonce="n1" type="[^"]+">start\(\)<\/script><script nonce="n1">\(function/);
});

test("a reader that disconnects is reported", async () => {
  const gone = vi.fn();
  const page = piped(createElement("p", null, "hello"), gone);
  await page.body.cancel();
  expect(gone).toHaveBeenCalledOnce();
});
