import express from "express";
import { createAnswers } from "./answers";

/** A plain Express server without any middleware but that for JSON. It prints its port. */
const answers = createAnswers(process.env.DATABASE_URL!, process.env.KEEPS_TOTALS === "true");

const app = express();
app.use(express.json());
app.get("/api/opportunities", async (req, res) => {
  const { search, page = "1" } = req.query as { search?: string; page?: string };
  res.json(search ? await answers.search(search) : await answers.list(Number(page)));
});
app.get("/api/opportunities/:id", async (req, res) => {
  res.json(await answers.one(req.params.id));
});
app.post("/api/applications", async (req, res) => {
  res.status(201).json(await answers.create(req.body as Parameters<typeof answers.create>[0]));
});
const server = app.listen(0, "127.0.0.1", () => console.log((server.address() as { port: number }).port));
