import type { FastifyInstance } from 'fastify';
import { refuseCommon } from './app-error.ts';
import { hasMoreLevels } from './json-levels.ts';
import { isWellFormed } from './well-formed-text.ts';

/** Levels of brackets a body may have: no contract has a fifth of them, and a parser needs long for many. */
const MAXIMUM_LEVELS = 64;
/** Half a character comes by an escape alone: the bytes of a body are read as UTF-8, which has none. */
const ESCAPED_HALF = /\\u[dD][89a-fA-F]/;

/** Reads bodies of JSON: one too deep is refused before it is parsed, one with half a character after it. */
export function registerJsonReader(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (hasMoreLevels(text, MAXIMUM_LEVELS)) return done(refuseCommon('CUERPO_ILEGIBLE'));
    return parse(request, text, (error, body) => {
      if (!error && ESCAPED_HALF.test(text) && !isWellFormed(body)) done(refuseCommon('CUERPO_ILEGIBLE'));
      else done(error, body);
    });
  });
}
