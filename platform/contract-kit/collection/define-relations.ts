import { z } from 'zod';
import { MAX_INTEGER_ID } from '../address-number.ts';
import { type AnyEndpoint, defineEndpoint, type HttpMethod } from '../endpoint.ts';
import { collectionErrors } from './collection.errors.ts';
import { deletedSchema, relatedSchema } from './collection.schemas.ts';
import type { CollectionDefinition, NestedEndpoint } from './collection-definition.ts';

/** Most rows one call relates. */
const MOST_RELATED = 200;
const anyId = z.union([z.number().int().min(1).max(MAX_INTEGER_ID), z.string().min(1).max(40)]);
const ids = z.object({ ids: z.array(anyId).max(MOST_RELATED) });

type Does = NestedEndpoint['does'];

const METHODS: Readonly<Record<Does, HttpMethod>> = {
  read: 'GET',
  relate: 'POST',
  replace: 'PUT',
  separate: 'DELETE',
};

const SUMMARIES: Readonly<Record<Does, string>> = {
  read: 'Lo que está relacionado con',
  relate: 'Relaciona filas con',
  replace: 'Deja relacionadas solo estas filas con',
  separate: 'Quita las relaciones de',
};

/** Last part of the names of the operations, by the form of the address. */
const FORMS = { after: '', idFirst: 'IdFirst', pair: 'Pair' } as const;
type Form = keyof typeof FORMS;

/**
 * The nested forms of specification §7: `{collection}{id}/{type}`, `{id}/{service}/{type}`, which say the same, and
 * `{id}/{type}/{idTwo}/{typeTwo}`, about one row and one of its related ones.
 */
export function defineRelations(definition: CollectionDefinition, id: z.ZodType): NestedEndpoint[] {
  const { read = [], relate = [] } = definition.relations ?? {};
  const forms = Object.keys(FORMS) as Form[];
  return (Object.keys(METHODS) as Does[]).flatMap((does) => {
    const types = does === 'read' ? read : relate;
    const [first, ...others] = types;
    if (first === undefined) return [];
    const type = z.enum([first, ...others]);
    return forms.map((form) => ({
      does,
      isPair: form === 'pair',
      endpoint: defineNested(definition, does, form, { id, type }),
    }));
  });
}

function defineNested(
  { word, context, noun, uno, access }: CollectionDefinition,
  does: Does,
  form: Form,
  { id, type }: { readonly id: z.ZodType; readonly type: z.ZodType },
): AnyEndpoint {
  const isPair = form === 'pair';
  const paths = {
    after: `/${word}/{id}/{type}`,
    idFirst: `/{id}/${word}/{type}`,
    pair: `/{id}/${word}/{idTwo}/{typeTwo}`,
  } as const;
  const idTwo = z.coerce.string().min(1).max(40);
  const needsBody = !isPair && (does === 'relate' || does === 'replace');
  return defineEndpoint({
    operation: `${does}RelatedOf${noun}${FORMS[form]}`,
    context,
    summary: `${SUMMARIES[does]} ${uno}${isPair ? ', una sola' : ''}.`,
    method: METHODS[does],
    path: paths[form],
    exposure: { private: does === 'read' ? access.consultar : access.editar },
    request: {
      params: isPair ? z.object({ id, idTwo, typeTwo: type }) : z.object({ id, type }),
      ...(needsBody ? { body: ids } : {}),
    },
    response: answerOf(does, isPair),
    errors: collectionErrors,
  });
}

function answerOf(does: Does, isPair: boolean): z.ZodType {
  if (does === 'separate') return deletedSchema;
  return isPair ? relatedSchema : z.array(relatedSchema);
}
