import {
  type Access,
  ALLOWED,
  type Collection,
  collectionErrors,
  commonErrors,
  type Decision,
  type NestedEndpoint,
  type RowOf,
  refuseWith,
} from '@marco/contract-kit';
import type { z } from 'zod';
import { decidePermission, findAccessRefusal } from '../http/actor.ts';
import { refuse } from '../http/app-error.ts';
import { type BoundEndpoint, bindEndpoint, type CallContext } from '../http/bound-endpoint.ts';
import type { CollectionStore, ListQuery, RelationStore, RowId, StoredRow } from './collection-store.ts';

type Values = Readonly<Record<string, unknown>>;

/** The parts of a request of any verb; the contract of each has checked its own. */
interface Request<Body = unknown> {
  readonly params: {
    readonly id: RowId;
    readonly type: string;
    readonly idTwo: string;
    readonly typeTwo: string;
  };
  readonly query: ListQuery & { readonly keyword: string };
  readonly body: Values & { readonly id: RowId; readonly ids: readonly RowId[] } & Body;
}

/** Binds every verb of a collection to its store. */
export function bindCollection<
  Row extends z.ZodObject,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
>(
  collection: Collection<Row, Create, Update>,
  store: CollectionStore<
    RowOf<Collection<Row, Create, Update>> & StoredRow,
    z.output<Create>,
    z.output<Update>
  >,
): BoundEndpoint[] {
  const { definition, endpoints, nested } = collection;
  const fields = Object.keys(definition.update.shape);

  async function get(id: RowId) {
    const row = await store.get(id);
    if (!row) throw refuse(collectionErrors, 'FILA_INEXISTENTE');
    return row;
  }

  async function list({ query }: Request, context: CallContext) {
    return { ...(await store.list(query)), permisos: listPermisos(collection, context) };
  }

  /** A field that a PATCH leaves out keeps its value from the locked row. */
  function complete(present: object, part: Values): z.output<Update> {
    const stored = present as Values;
    return Object.fromEntries(
      fields.map((field) => [field, part[field] === undefined ? stored[field] : part[field]]),
    ) as z.output<Update>;
  }

  async function remove(id: RowId, context: CallContext) {
    await store.delete(id, context);
    return { eliminados: 1 };
  }

  type AnyRequest = Request<z.output<Create> & z.output<Update>>;
  const bind = (
    verb: keyof typeof endpoints,
    handler: (request: AnyRequest, context: CallContext) => unknown,
  ) =>
    bindEndpoint(endpoints[verb], (request, context) =>
      // Through unknown: of which verb the request is, only its contract knows.
      handler(request as unknown as AnyRequest, context),
    );

  return [
    bind('list', list),
    bind('listOfFamily', list),
    bind('find', ({ query }) => store.find(query.keyword)),
    bind('get', ({ params }) => get(params.id)),
    bind('getIdFirst', ({ params }) => get(params.id)),
    bind('create', ({ body }, context) => store.create(body, context)),
    bind('replace', ({ params, body }, context) => store.update(params.id, () => body, context)),
    bind('change', ({ params, body }, context) =>
      store.update(params.id, (present) => complete(present, body), context),
    ),
    bind('remove', ({ params }, context) => remove(params.id, context)),
    bind('removeByBody', ({ body }, context) => remove(body.id, context)),
    ...nested.map((each) => bindNested(each, get, store.relations ?? {})),
  ];
}

/** A related row whose row exists; the relation says what may be done with it. */
function bindNested(
  { does, isPair, endpoint }: NestedEndpoint,
  get: (id: RowId) => Promise<unknown>,
  relations: Readonly<Record<string, RelationStore>>,
): BoundEndpoint {
  return bindEndpoint(endpoint, async (request, context) => {
    // Through unknown: of which nested form the request is, only its contract knows.
    const { params, body } = request as unknown as Request;
    const { id, idTwo } = params;
    const relation = relations[isPair ? params.typeTwo : params.type];
    if (!relation) throw new Error(`${endpoint.operation} has no such relation.`);
    await get(id);
    if (does === 'separate') return separate(relation, id, isPair ? [idTwo] : 'all', context);
    await relate(relation, { does, isPair, id, ids: isPair ? [idTwo] : (body?.ids ?? []) }, context);
    const related = await relation.list(id);
    return isPair ? findPair(related, idTwo) : related;
  });
}

interface Relating extends Pick<NestedEndpoint, 'does' | 'isPair'> {
  readonly id: RowId;
  readonly ids: readonly RowId[];
}

/** A PUT of a list leaves only its rows related; a PUT of one row takes that row from whoever has it. */
async function relate(
  relation: RelationStore,
  { does, isPair, id, ids }: Relating,
  context: CallContext,
): Promise<void> {
  if (does === 'relate') await relation.relate?.(id, ids, false, context);
  else if (does === 'replace' && isPair) await relation.relate?.(id, ids, true, context);
  else if (does === 'replace') await relation.replace?.(id, ids, context);
}

async function separate(
  relation: RelationStore,
  id: RowId,
  ids: readonly string[] | 'all',
  context: CallContext,
) {
  const eliminados = (await relation.separate?.(id, ids, context)) ?? 0;
  if (ids !== 'all' && eliminados === 0) throw refuse(collectionErrors, 'FILA_NO_RELACIONADA');
  return { eliminados };
}

function findPair<Row extends { readonly id: RowId }>(related: readonly Row[], idTwo: string): Row {
  const found = related.find(({ id }) => String(id) === idTwo);
  if (!found) throw refuse(collectionErrors, 'FILA_NO_RELACIONADA');
  return found;
}

/** What the caller may do with the rows, with the reason and who can change it. */
function listPermisos({ definition }: Pick<Collection, 'definition'>, { actor }: CallContext) {
  const { access } = definition;
  const decide = (one: Access): Decision => {
    const refusal = findAccessRefusal(one, actor);
    if (!refusal) return ALLOWED;
    return refusal === 'ACCESO_DENEGADO' && one.kind === 'permission'
      ? decidePermission(actor, one.resource, one.action)
      : refuseWith(commonErrors[refusal].mensaje);
  };
  return { crear: decide(access.crear), editar: decide(access.editar), eliminar: decide(access.eliminar) };
}
