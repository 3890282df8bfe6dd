import type { Task } from '../model/task.ts';

/** Tasks to do next, first one first; null when a question was asked and the task must be done again. */
export type TaskResult = readonly Task[] | null;

/** That nothing more is to be done. */
export const NOTHING: TaskResult = [];
