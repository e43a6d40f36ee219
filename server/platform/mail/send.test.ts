import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../tests/support/app.ts";
import { type EmailContent, queueMail } from "../mail.ts";
import { sendQueuedMail } from "./send.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom("mails").execute());

const content: EmailContent = {
  subject: "Hello",
  preview: "p",
  heading: "Hello there",
  blocks: ["One line."],
};
const queue = (to: string, cause?: string) =>
  queueMail(test.platform.db, test.platform.config, {
    kind: "account",
    to,
    content,
    ...(cause && { cause }),
  });
const mails = () => test.platform.db.selectFrom("mails").selectAll().orderBy("created_at").execute();

describe("queueMail", () => {
  it("emails one cause once, even if queued twice concurrently", async () => {
    const queued = await Promise.all([queue("a@x.test", "order:1"), queue("a@x.test", "order:1")]);
    expect(queued.sort()).toEqual([false, true]);
    expect(await queue("a@x.test")).toBe(true);
    expect(await mails()).toHaveLength(2);
  });

  it("is undone with the transaction that caused it", async () => {
    const failing = test.platform.db.transaction().execute(async (db) => {
      await queueMail(db, test.platform.config, { kind: "account", to: "a@x.test", content });
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await mails()).toEqual([]);
  });
});

describe("sendQueuedMail", () => {
  it("sends each email once across processes", async () => {
    for (let number = 0; number < 45; number += 1) await queue(`a${number}@x.test`);
    const sent: string[] = [];
    const send = async (mail: { recipient: string }) => void sent.push(mail.recipient);
    const counts = await Promise.all([1, 2, 3].map(() => sendQueuedMail(test.platform, send)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45);
    expect(new Set(sent).size).toBe(45);
    expect(await sendQueuedMail(test.platform, send)).toBe(0);
  });

  it("retries a failed email later, and gives up after ten times", async () => {
    await queue("a@x.test");
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw new Error("450 mailbox busy");
    };
    await sendQueuedMail(test.platform, refuse);
    await sendQueuedMail(test.platform, refuse);
    expect(tries).toBe(1);
    expect((await mails())[0]).toMatchObject({ attempts: 1, last_error: "450 mailbox busy", sent_at: null });
    for (let more = 0; more < 12; more += 1) {
      await test.platform.db
        .updateTable("mails")
        .set({ next_attempt_at: new Date(0) })
        .execute();
      await sendQueuedMail(test.platform, refuse);
    }
    expect(tries).toBe(10);
  });

  it("leaves email queued without an SMTP server", async () => {
    await queue("a@x.test");
    expect(await sendQueuedMail(test.platform)).toBe(0);
    expect((await mails())[0]).toMatchObject({ attempts: 0, sent_at: null });
  });

  it("speaks SMTP", async () => {
    const server = await smtpServer();
    const { port } = server.address() as AddressInfo;
    await queue("ada@example.test");
    const platform = {
      ...test.platform,
      config: { ...test.platform.config, smtpUrl: `smtp://127.0.0.1:${port}` },
    };
    expect(await sendQueuedMail(platform)).toBe(1);
    expect(server.received).toMatch(/^RCPT TO:<ada@example.test>/m);
    expect(server.received).toMatch(/^Subject: Hello\r$/m);
    expect(server.received).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(server.received).toContain("One line.");
    // nobody unsubscribes from codes and receipts
    expect(server.received).not.toMatch(/^List-Unsubscribe/m);
    expect((await mails())[0]?.sent_at).toBeInstanceOf(Date);
    server.stop();
  });

  it("sends files along", async () => {
    const server = await smtpServer();
    const { port } = server.address() as AddressInfo;
    const attachments = [new File(["%PDF-1.7 hello"], "OAK-P-12.pdf", { type: "application/pdf" })];
    const mail = { kind: "account", to: "cy@example.test", content, attachments } as const;
    await queueMail(test.platform.db, test.platform.config, mail);
    const config = { ...test.platform.config, smtpUrl: `smtp://127.0.0.1:${port}` };
    expect(await sendQueuedMail({ ...test.platform, config })).toBe(1);
    expect(server.received).toMatch(/^Content-Type: application\/pdf; name=OAK-P-12\.pdf\r$/m);
    expect(server.received).toMatch(/^Content-Disposition: attachment; filename=OAK-P-12\.pdf\r$/m);
    expect(server.received).toContain(Buffer.from("%PDF-1.7 hello").toString("base64"));
    server.stop();
  });

  it("offers mail programs a way to unsubscribe with one request", async () => {
    const server = await smtpServer();
    const { port } = server.address() as AddressInfo;
    await queueMail(test.platform.db, test.platform.config, {
      kind: "offer",
      to: "bo@example.test",
      content,
    });
    const config = { ...test.platform.config, smtpUrl: `smtp://127.0.0.1:${port}` };
    expect(await sendQueuedMail({ ...test.platform, config })).toBe(1);
    const headers = server.received.replaceAll(/\r\n\s+/g, " ");
    expect(headers).toMatch(/^List-Unsubscribe: <https?:\/\/[^>]+\/unsubscribe\/[\w-]+>\r$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    server.stop();
  });
});

/** Accepts any email and records the commands. */
async function smtpServer(): Promise<Server & { received: string; stop(): void }> {
  const sockets = new Set<Socket>();
  const server = Object.assign(createServer(), {
    received: "",
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    let inData = false;
    socket.write("220 test ESMTP\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      server.received += text;
      if (inData) {
        if (!/\r\n\.\r\n$/.test(server.received)) return;
        inData = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write("354 go on\r\n");
      } else socket.write(/^QUIT/i.test(text) ? "221 bye\r\n" : "250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
