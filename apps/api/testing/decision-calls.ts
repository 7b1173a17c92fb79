import { joinDeclared } from './join-declared.ts';
import { testingModules } from './testing-modules.ts';

/** Answers that carry decisions, with the call behind each, by the operation that reads them. */
export const SOURCES = joinDeclared(testingModules.map(({ decisions }) => decisions));

/** Answers that contain the same decisions about the same records as another answer. */
export const ALIKE = joinDeclared(testingModules.map(({ alike }) => alike));
