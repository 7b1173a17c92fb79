import { explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { CardStack } from '@marco/web-kit/card-stack';
import { FormActions } from '@marco/web-kit/form-grid';
import { PageHeading } from '@marco/web-kit/page';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useCreation } from '@marco/web-kit/saved-change';
import { ArrowRight } from 'lucide-react';
import type { createSolicitudRetiroEndpoint } from '../../contract/index.ts';
import { toEditarRetiro } from '../../contract/solicitudes.paths.ts';
import { ServicioPropioCard } from '../formulario/servicio-propio-card.tsx';
import type { ServicioNivel } from '../servicios/use-servicios-nivel.ts';

interface ComienzoDeRetiroProps {
  readonly titulo: string;
  /** The servicio the address names; null where it names none. */
  readonly inicial: ServicioNivel | null;
}

/** The servicio whose version ends: its draft begins with the newest one that may. */
export function ComienzoDeRetiro({ titulo, inicial }: ComienzoDeRetiroProps) {
  const create = useCreation(['solicitudes']);
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
  return (
    <>
      <PageHeading
        title={titulo}
        lead="Una versión certificada deja de ofrecerse: el ministerio lo revisa y quienes la usan se enteran a tiempo."
      />
      <form noValidate onSubmit={form.onSubmit}>
        <CardStack>
          <ServicioPropioCard
            titulo="Servicio"
            hint="Se retira su versión certificada más reciente."
            form={form}
          />
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
