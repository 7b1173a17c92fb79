import { sampleConfiguracion } from '@marco/parametros/testing';
import { type GivenPanels, joinPanels } from '@marco/web-kit/panel-slots';
import { useReportedTotal } from '@marco/web-kit/reading-sections';
import { createFakeServer, createTestSite } from '@marco/web-kit/testing';
import type { AccionesSlots, ElementoPanelProps, ElementoSlots } from '../web/elemento-slots.ts';
import { createElementosDeDatoRoutes } from '../web/elementos-de-dato.routes.ts';

export { createFailure } from '@marco/web-kit/testing';
export { createFila } from './elementos-samples.ts';

/** What a fake server answers to 'METHOD /path' under its base; throw to fail. */
export type Answer = (body: Record<string, unknown>, query: URLSearchParams) => unknown;

/** A server made of answers by method and path; every call is kept in order. */
export function createElementosServer(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = { 'GET /configuracion': () => sampleConfiguracion, ...answers };
  return createFakeServer(({ address, body, query }) => all[address]?.(body, query));
}

/** A panel with one thing to show. */
function Dicho({ texto, elementoId, onTotal }: ElementoPanelProps & { readonly texto: string }) {
  useReportedTotal(onTotal, 1);
  return (
    <p>
      {texto} del elemento {elementoId}
    </p>
  );
}

/** Panels of later contexts, by the element they are asked about. */
const SLOTS: ElementoSlots = [
  {
    place: 'esquema',
    order: 1,
    Panel: ({ identificador, numero }) => (
      <p>
        Esquemas de {identificador} {numero}
      </p>
    ),
  },
  { place: 'relaciones', order: 2, Panel: (props) => <Dicho {...props} texto="Ontología" /> },
  { place: 'relaciones', order: 1, Panel: (props) => <Dicho {...props} texto="Términos" /> },
  { place: 'uso', order: 1, Panel: (props) => <Dicho {...props} texto="Servicios" /> },
];

/** The private screens of this context as they stand in the product, on a fake server, with the actions of a later context. */
export function createElementosSite(fake: typeof fetch, address: string, acciones: AccionesSlots = []) {
  const panels: GivenPanels = { elemento: async () => SLOTS, elementos: async () => acciones };
  const routes = createElementosDeDatoRoutes(joinPanels([panels]));
  return createTestSite({ routes, address, fake });
}
