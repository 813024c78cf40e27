import type { Router } from "express";
import { idParams } from "@shared/validators/fields";
import { createTaskSchema, taskParams, updateTaskSchema } from "@shared/validators/tasks";
import { getContext } from "../../context/deps";
import { parseRequest } from "../../http/request";
import { createRouter, refuseOtherMethods } from "../../http/router";
import * as service from "./tasks.service";

/** `/api/applications/:id/tasks`: what is to be done for an application. */
export function applicationTasksRouter(): Router {
  const router = createRouter();

  router.get("/:id/tasks", async (req, res) => {
    const { params } = parseRequest(req, { params: idParams });
    res.json(await service.listTasks(getContext(req), params.id));
  });

  router.post("/:id/tasks", async (req, res) => {
    const { params, body } = parseRequest(req, { params: idParams, body: createTaskSchema });
    res.status(201).json(await service.createTask(getContext(req), params.id, body));
  });

  router.patch("/:id/tasks/:taskId", async (req, res) => {
    const { params, body } = parseRequest(req, { params: taskParams, body: updateTaskSchema });
    const which = { applicationId: params.id, id: params.taskId };
    res.json(await service.updateTask(getContext(req), which, body));
  });

  router.delete("/:id/tasks/:taskId", async (req, res) => {
    const { params } = parseRequest(req, { params: taskParams });
    await service.deleteTask(getContext(req), { applicationId: params.id, id: params.taskId });
    res.status(204).end();
  });

  return refuseOtherMethods(router);
}

/** `/api/tasks`: the tasks of all applications of the signed-in person's entities. */
export function tasksRouter(): Router {
  const router = createRouter();

  router.get("/next", async (req, res) => {
    res.json(await service.listNextTasks(getContext(req)));
  });

  router.get("/people", async (req, res) => {
    res.json(await service.listTaskPeople(getContext(req)));
  });

  return refuseOtherMethods(router);
}
