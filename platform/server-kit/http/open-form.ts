import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';

/** Why a form was not taken. */
export type FormFault = 'not-a-form' | 'no-file' | 'several-files' | 'broken';

export class FormError extends Error {
  override readonly name = 'FormError';
  readonly fault: FormFault;
  constructor(fault: FormFault, options?: ErrorOptions) {
    super(`The form was not taken: ${fault}.`, options);
    this.fault = fault;
  }
}

/** Fields beside the files are not ours; a few are passed over. */
const LIMITS = { fields: 5, fieldSize: 1000, headerPairs: 20 } as const;

/**
 * A reader of the form a request carries.
 *
 * @throws FormError when it carries none
 */
export function openForm(request: IncomingMessage, parts: number): InstanceType<typeof Busboy> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new FormError('not-a-form');
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { ...LIMITS, parts },
    });
  } catch (cause) {
    throw new FormError('not-a-form', { cause });
  }
}

/** The last part of a path, whichever slash divides it. */
export function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) ?? '';
}
