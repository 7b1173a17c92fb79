import { explainDecision } from '@marco/contract-kit/decision';
import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { FormActions } from '@marco/web-kit/form-grid';
import { PageHeading } from '@marco/web-kit/page';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useCreation } from '@marco/web-kit/saved-change';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type {
  createSolicitudNivelDosEndpoint,
  createSolicitudNivelTresEndpoint,
} from '../../contract/index.ts';
import { toEditarSolicitud } from '../../contract/solicitudes.paths.ts';
import { ReafirmacionCard } from '../reafirmacion/reafirmacion-card.tsx';
import type { ServicioNivel } from '../servicios/use-servicios-nivel.ts';
import { EtapasSolicitud } from './etapas-solicitud.tsx';
import { ServicioPropioCard } from './servicio-propio-card.tsx';

/** What a servicio says of a level that rests on the one below. */
export const PARTE_DEL_SERVICIO = { 2: 'nivelDos', 3: 'nivelTres' } as const;

/** How a request of a level begins. */
export interface ComienzoDeNivelProps<Etapa extends string> {
  readonly nivel: 2 | 3;
  readonly titulo: string;
  readonly lead: string;
  /** For which version it is asked. */
  readonly hint: string;
  readonly etapas: readonly { readonly id: Etapa; readonly nombre: string; readonly siguiente: string }[];
  /** The servicio the address names; null where it names none. */
  readonly inicial: ServicioNivel | null;
}

/** The servicio a request is for: its draft begins with it, and the other steps are written in the draft. */
export function ComienzoDeNivel<Etapa extends string>(props: ComienzoDeNivelProps<Etapa>) {
  const { nivel, titulo, lead, hint, etapas, inicial } = props;
  const [primera, segunda] = etapas;
  if (primera === undefined || segunda === undefined) throw new Error('A form has more than one step.');
  const create = useCreation(['solicitudes']);
  /** The step that shows once it is begun. */
  const siguiente = useRef<Etapa>(segunda.id);
  const form = useRuledForm<{ readonly servicio: ServicioNivel | null }>({
    initial: { servicio: inicial },
    names: { servicio: 'Servicio' },
    findErrors: ({ servicio }) => ({ servicio: explainFalta(servicio, nivel) }),
    onSend: async ({ servicio }) => {
      const servicioVersionId = servicio?.[PARTE_DEL_SERVICIO[nivel]].servicioVersionId;
      if (servicioVersionId == null) return;
      const body = { servicioVersionId };
      await create({
        body,
        run: (api, options) => createBorrador(api, nivel, body, options),
        done: 'El borrador de la solicitud quedó guardado.',
        toRecord: (id) => `${toEditarSolicitud({ id, nivel, tipo: 'nueva' })}?paso=${siguiente.current}`,
      });
    },
    isLeftFreely: true,
  });

  function begin(paso: Etapa): void {
    siguiente.current = paso;
    form.send();
  }

  return (
    <>
      <PageHeading title={titulo} lead={lead} />
      <EtapasSolicitud
        etapas={etapas.map(({ id, nombre }, at) => ({
          id,
          nombre,
          estado: at === 0 ? 'en-curso' : 'pendiente',
        }))}
        actual={primera.id}
        onSelect={(paso) => {
          if (paso !== primera.id) begin(paso);
        }}
      />
      <form noValidate onSubmit={form.onSubmit}>
        <CardStack>
          <ServicioPropioCard titulo={primera.nombre} hint={hint} form={form} />
          {nivel === 2 && form.values.servicio !== null ? (
            <ReafirmacionCard key={form.values.servicio.id} servicioId={form.values.servicio.id} nivel={2} />
          ) : null}
          <FormActions>
            <Button type="submit" busy={form.isSending && 'Guardando'}>
              Continuar a {segunda.siguiente}
              <ArrowRight size={18} />
            </Button>
          </FormActions>
        </CardStack>
      </form>
    </>
  );
}

/** Why no request may begin with it, as the server says; undefined where one may. */
function explainFalta(servicio: ServicioNivel | null, nivel: 2 | 3): string | undefined {
  if (servicio === null) return 'Elija el servicio.';
  const { solicitar } = servicio[PARTE_DEL_SERVICIO[nivel]];
  return solicitar.allowed ? undefined : explainDecision(solicitar);
}

function createBorrador(
  api: ApiClient,
  nivel: 2 | 3,
  body: { readonly servicioVersionId: number },
  options: CallOptions,
) {
  return nivel === 2
    ? api.call<typeof createSolicitudNivelDosEndpoint>(
        { method: 'POST', path: '/solicitud/nivel-dos' },
        { body },
        options,
      )
    : api.call<typeof createSolicitudNivelTresEndpoint>(
        { method: 'POST', path: '/solicitud/nivel-tres' },
        { body },
        options,
      );
}
