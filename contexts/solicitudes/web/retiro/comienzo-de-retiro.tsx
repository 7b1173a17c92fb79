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
import type { createSolicitudRetiroEndpoint } from '../../contract/index.ts';
import { toEditarRetiro } from '../../contract/solicitudes.paths.ts';
import { type ServicioNivel, useFindServiciosNivel } from '../servicios/use-servicios-nivel.ts';

interface ComienzoDeRetiroProps {
  readonly titulo: string;
  /** The servicio the address names; null where it names none. */
  readonly inicial: ServicioNivel | null;
}

/** The servicio whose version ends: its draft begins with the newest one that may. */
export function ComienzoDeRetiro({ titulo, inicial }: ComienzoDeRetiroProps) {
  const create = useCreation(['solicitudes']);
  const findServicios = useFindServiciosNivel();
  /** What was found last: the field gives back the id of one of them. */
  const hallados = useRef<readonly ServicioNivel[]>([]);
  const form = useRuledForm<{ readonly servicio: ServicioNivel | null }>({
    initial: { servicio: inicial },
    names: { servicio: 'Servicio' },
    findErrors: ({ servicio }) => ({ servicio: explainFalta(servicio) }),
    onSend: async ({ servicio }) => {
      const servicioVersionId = servicio?.retiro.servicioVersionId;
      if (servicioVersionId == null) return;
      const body = { servicioVersionId };
      await create({
        body,
        run: (api, options) =>
          api.call<typeof createSolicitudRetiroEndpoint>(
            { method: 'POST', path: '/solicitud/retiro' },
            { body },
            options,
          ),
        done: 'El borrador de la solicitud quedó guardado.',
        toRecord: toEditarRetiro,
      });
    },
    isLeftFreely: true,
  });
  const { value: servicio, onChange, ...field } = bindField(form, 'servicio');
  return (
    <>
      <PageHeading
        title={titulo}
        lead="Una versión certificada deja de ofrecerse: el ministerio lo revisa y quienes la usan se enteran a tiempo."
      />
      <form noValidate onSubmit={form.onSubmit}>
        <CardStack>
          <Card title="Servicio" aside="Los campos con * son obligatorios">
            <CardStack>
              <Combobox
                {...field}
                label="Servicio"
                required
                placeholder="Buscar servicio de su entidad"
                hint="Se retira su versión certificada más reciente."
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
              Continuar al retiro
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
  const { solicitar } = servicio.retiro;
  return solicitar.allowed ? undefined : explainDecision(solicitar);
}
