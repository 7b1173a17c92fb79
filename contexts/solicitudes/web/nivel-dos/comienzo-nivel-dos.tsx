import { explainDecision } from '@marco/contract-kit/decision';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Combobox } from '@marco/web-kit/combobox';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { FormActions } from '@marco/web-kit/form-grid';
import { PageHeading } from '@marco/web-kit/page';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useCreation } from '@marco/web-kit/saved-change';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { createSolicitudNivelDosEndpoint } from '../../contract/index.ts';
import { toEditarNivelDos } from '../../contract/solicitudes.paths.ts';
import { EtapasSolicitud } from '../formulario/etapas-solicitud.tsx';
import { type ServicioNivel, useFindServiciosNivel } from '../servicios/use-servicios-nivel.ts';
import { ETAPAS_NIVEL_DOS, type EtapaNivelDos } from './etapas-nivel-dos.ts';

interface ComienzoNivelDosProps {
  readonly titulo: string;
  /** The servicio the address names; null where it names none. */
  readonly inicial: ServicioNivel | null;
}

const ETAPAS = ETAPAS_NIVEL_DOS.map(({ id, nombre }, at) => ({
  id,
  nombre,
  estado: at === 0 ? ('en-curso' as const) : ('pendiente' as const),
}));

/** The servicio a request of level 2 is for: its draft begins with it, and the other steps are written in the draft. */
export function ComienzoNivelDos({ titulo, inicial }: ComienzoNivelDosProps) {
  const create = useCreation(['solicitudes']);
  const findServicios = useFindServiciosNivel();
  /** What was found last: the field gives back the id of one of them. */
  const hallados = useRef<readonly ServicioNivel[]>([]);
  /** The step that shows once it is begun. */
  const siguiente = useRef<EtapaNivelDos>('contrato');
  const form = useRuledForm<{ readonly servicio: ServicioNivel | null }>({
    initial: { servicio: inicial },
    names: { servicio: 'Servicio' },
    findErrors: ({ servicio }) => ({ servicio: explainFalta(servicio) }),
    onSend: async ({ servicio }) => {
      const servicioVersionId = servicio?.nivelDos.servicioVersionId;
      if (servicioVersionId == null) return;
      const body = { servicioVersionId };
      await create({
        body,
        run: (api, options) =>
          api.call<typeof createSolicitudNivelDosEndpoint>(
            { method: 'POST', path: '/solicitud/nivel-dos' },
            { body },
            options,
          ),
        done: 'El borrador de la solicitud quedó guardado.',
        toRecord: (id) => `${toEditarNivelDos(id)}?paso=${siguiente.current}`,
      });
    },
    isLeftFreely: true,
  });
  const { value: servicio, onChange, ...field } = bindField(form, 'servicio');

  function begin(paso: EtapaNivelDos): void {
    siguiente.current = paso;
    form.send();
  }

  return (
    <>
      <PageHeading
        title={titulo}
        lead="Muestre que lo que su entidad construyó dice exactamente lo que certificó el nivel 1."
      />
      <EtapasSolicitud
        etapas={ETAPAS}
        actual="servicio"
        onSelect={(paso) => {
          if (paso !== 'servicio') begin(paso);
        }}
      />
      <form noValidate onSubmit={form.onSubmit}>
        <CardStack>
          <Card title="Servicio y versión" aside="Los campos con * son obligatorios">
            <CardStack>
              <Combobox
                {...field}
                label="Servicio"
                required
                placeholder="Buscar servicio de su entidad"
                hint="Se pide para la versión que tiene el nivel 1 certificado y vigente."
                emptyText="Ningún servicio de su entidad tiene ese nombre."
                minChars={0}
                value={servicio && { id: servicio.id, label: servicio.nombre }}
                onSelectionChange={(item) =>
                  onChange(hallados.current.find(({ id }) => id === item?.id) ?? null)
                }
                load={async (texto, signal) => {
                  hallados.current = await findServicios(texto, signal);
                  return hallados.current.map(({ id, nombre, estado }) => ({
                    id,
                    label: nombre,
                    description: estado,
                  }));
                }}
              />
              {servicio === null ? null : (
                <FactSheet>
                  <Fact name="Descripción" wide>
                    {servicio.descripcion}
                  </Fact>
                  <Fact name="Estado del servicio">
                    <EstadoServicioChip nombre={servicio.estado} />
                  </Fact>
                </FactSheet>
              )}
            </CardStack>
          </Card>
          <FormActions>
            <Button type="submit" busy={form.isSending && 'Guardando'}>
              Continuar a contrato
              <ArrowRight size={18} />
            </Button>
          </FormActions>
        </CardStack>
      </form>
    </>
  );
}

/** Why no request may begin with it, as the server says; undefined where one may. */
function explainFalta(servicio: ServicioNivel | null): string | undefined {
  if (servicio === null) return 'Elija el servicio.';
  const { solicitar } = servicio.nivelDos;
  return solicitar.allowed ? undefined : explainDecision(solicitar);
}
