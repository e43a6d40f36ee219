import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import type { listProjects, Project } from "../../../../contract/design/project-cart.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();
const newProject = async (who: Client) =>
  (await who.call<Project>("POST /api/projectCart", { name: "Hall bath", showroom: "OAKSTONE" })).body.data
    .id;

const tasks = ({ project_checklist }: Checklist) => project_checklist.map((entry) => entry.task);

describe("a project's checklist", () => {
  it("is written, added to and saved in another order", async () => {
    const who = await newCustomer();
    const project = await newProject(who);
    const make = (append_items: boolean, ...names: string[]) =>
      who.call<Checklist>("POST /api/projectChecklist", {
        project,
        append_items,
        project_checklist: names.map((task) => ({ task, area: "Floor", category: "Materials" })),
      });
    expect((await make(true, "Measure", "Order tile")).status).toBe(201);
    const { data } = (await make(true, "Order grout")).body;
    expect([data.append_items, tasks(data)]).toEqual([true, ["Measure", "Order tile", "Order grout"]]);
    const [measure, tile, grout] = data.project_checklist.map(({ room_id: _, ...entry }) => entry);
    const saved = await who.call<Checklist>(`PUT /api/projectChecklist/${project}`, {
      version: data.version,
      project_checklist: [
        { ...grout, qty: 3 },
        { ...tile, done: true, due_on: "2030-02-28" },
        { task: "Rent a saw" },
      ],
    });
    expect(saved.body.data.project_checklist).toMatchObject([
      { id: grout?.id, qty: 3 },
      { id: tile?.id, done: true, due_on: "2030-02-28" },
      { task: "Rent a saw", done: false },
    ]);
    expect(tasks(saved.body.data)).not.toContain(measure?.task);
    const replaced = (await make(false, "Start over")).body.data;
    expect(tasks(replaced)).toEqual(["Start over"]);
  });

  it("never loses a change of one of two windows", async () => {
    const who = await newCustomer();
    const project = await newProject(who);
    const { version } = (await who.call<Checklist>(`GET /api/projectChecklist/${project}`)).body.data;
    const put = (task: string) =>
      who.call<Checklist>(`PUT /api/projectChecklist/${project}`, { version, project_checklist: [{ task }] });
    const [kept, stale] = (await Promise.all([put("one"), put("two")])).sort((a, b) => a.status - b.status);
    expect([kept?.status, stale?.status]).toEqual([200, 409]);
    expect(stale?.body.data.project_checklist).toEqual(kept?.body.data.project_checklist);
  });

  it("holds at most 600 entries, sent at once or added, and says so", async () => {
    const who = await newCustomer();
    const project = await newProject(who);
    const put = (count: number) =>
      who.call<Checklist>(`PUT /api/projectChecklist/${project}`, {
        project_checklist: Array.from({ length: count }, (_, at) => ({ task: `Task ${at}` })),
      });
    expect((await put(600)).body.data.project_checklist).toHaveLength(600);
    const words = ["A checklist can have at most 600 entries."];
    expect((await put(601)).body.errors).toEqual({ project_checklist: words });
    const one = { project, project_checklist: [{ task: "One more" }] };
    expect((await who.call("POST /api/projectChecklist", one)).body.errors).toEqual({
      project_checklist: words,
    });
  });

  it("is nobody else's, and takes no entry of another list", async () => {
    const [who, other] = [await newCustomer(), await newCustomer()];
    const [mine, foreign] = [await newProject(who), await newProject(other)];
    const entry = (
      await who.call<Checklist>("POST /api/projectChecklist", {
        project: mine,
        project_checklist: [{ task: "Mine" }],
      })
    ).body.data.project_checklist[0]!;
    const tries: [string, object?][] = [
      [`GET /api/projectChecklist/${mine}`],
      [`PUT /api/projectChecklist/${mine}`, { project_checklist: [] }],
      ["POST /api/projectChecklist", { project: mine, project_checklist: [] }],
    ];
    for (const [endpoint, body] of tries) {
      expect([endpoint, (await other.call(endpoint, body)).status]).toEqual([endpoint, 404]);
      expect([endpoint, (await visitor(shop.app).call(endpoint, body)).status]).toEqual([endpoint, 404]);
    }
    const stolen = { project_checklist: [{ id: entry.id, task: "Taken" }] };
    const answer = await other.call(`PUT /api/projectChecklist/${foreign}`, stolen);
    expect(answer.body.errors).toHaveProperty(["project_checklist.0.id"]);
    expect(tasks((await who.call<Checklist>(`GET /api/projectChecklist/${mine}`)).body.data)).toEqual([
      "Mine",
    ]);
  });

  it("is counted in the list of all of them", async () => {
    const who = await newCustomer();
    const project = await newProject(who);
    await who.call("POST /api/projectChecklist", {
      project,
      project_checklist: [
        { task: "Done already", done: true, due_on: "2029-01-01" },
        { task: "Later", due_on: "2031-01-01" },
        { task: "Sooner", due_on: "2030-06-01" },
      ],
    });
    const list = await who.call<{ data: object[] }>("GET /api/projectChecklist");
    expect(list.body.data.data).toMatchObject([
      { project: { id: project, name: "Hall bath" }, items: 3, done: 1, due_on: "2030-06-01" },
    ]);
  });

  it("belongs to a guest's cart as well", async () => {
    const who = visitor(shop.app);
    const cart = (await who.call("POST /api/projectCart", { showroom: "OAKSTONE", is_cart: true })).body
      .data as Project;
    const made = await who.call("POST /api/projectChecklist", {
      project: cart.id,
      project_checklist: [{ task: "Ask the pro" }],
    });
    expect(tasks(made.body.data as Checklist)).toEqual(["Ask the pro"]);
  });
});

describe("a person's projects", () => {
  it("come with picture, stage, total and what is left to do", async () => {
    type Listed = EndpointReply<typeof listProjects>["data"];
    const buyer = await shop.buyer({ "WSP-ARB-CH": 2 });
    await order(buyer);
    const lines = [{ sku: "NQT-CARR-1224-M", qty: 3 }];
    const made = await buyer.call<Project>("POST /api/projectCart", {
      name: "Bath",
      showroom: "OAKSTONE",
      lines,
    });
    await newProject(buyer);
    const task = { task: "Call the plumber", done: true };
    await buyer.call("POST /api/projectChecklist", { project: made.body.data.id, project_checklist: [task] });
    const open = (await buyer.call<Listed>("GET /api/projects")).body.data;
    expect(open.data.map((row) => [row.name, row.stage, row.total])).toEqual([
      ["Bath", "materials", 156.48],
      ["Hall bath", "idea", 0],
    ]);
    expect(open.data[0]).toMatchObject({ checklist: { items: 1, done: 1 }, rooms: [], order: null });
    expect(open.data[0]?.picture?.url).toMatch(/^\/showroom\/media\//);
    const all = (await buyer.call<Listed>("GET /api/projects?ordered=1&showroom=oakstone")).body.data;
    expect(all.total).toBe(3);
    const ordered = all.data.find((row) => row.stage === "ordered");
    expect(ordered?.total).toBeGreaterThan(338);
    expect(ordered?.order?.number).toBeTruthy();
  });
});
