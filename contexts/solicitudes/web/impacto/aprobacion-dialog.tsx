import { ImpactoTabla } from '@marco/servicios/widgets';
import { Checkbox } from '@marco/web-kit/checkbox';
import { FormModal } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { ImpactoSolicitud, Solicitud } from '../../contract/index.ts';
import { findPregunta } from '../textos-paso.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { NumeroPrevisto } from './numero-previsto-card.tsx';
import { useImpactoSolicitud } from './use-impacto-solicitud.ts';

interface AprobacionDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

const countConsumidores = (visto: ImpactoSolicitud | undefined) => visto?.impacto?.consumidores.length ?? 0;

/** Whom the request breaks, in one sentence. */
function presentImpacto({ impacto }: ImpactoSolicitud): string {
  if (impacto === null) return 'Nadie usa todavía otra versión del servicio: no se le rompe nada a nadie.';
  const { consumidores, rompe, desde } = impacto;
  if (consumidores.length === 0)
    return `No se conoce quién consume la versión ${desde.numero}: no se le rompe nada a nadie.`;
  const total =
    consumidores.length === 1 ? 'la entidad que usa' : `las ${consumidores.length} entidades que usan`;
  if (rompe === 0) return `No se le rompe nada a ${total} la versión ${desde.numero}.`;
  if (consumidores.length === 1) return `Se le rompe algo a la entidad que usa la versión ${desde.numero}.`;
  return `Se le rompe algo a ${rompe} de ${total} la versión ${desde.numero}.`;
}

/**
 * The entity approves what changes or ends a servicio that others use, once it saw whom that breaks. Where it breaks nobody because
 * nobody uses it, one press is enough.
 */
export function AprobacionDialog({ solicitud, onClose }: AprobacionDialogProps) {
  const { move } = useCambioSolicitud(solicitud);
  const consulta = useImpactoSolicitud(solicitud);
  const { data } = consulta;
  const isPorConfirmar = countConsumidores(data) > 0;
  const form = useRuledForm({
    // The digest that was confirmed: of another impact the check is off again.
    initial: { vista: '' },
    names: { vista: 'Confirmación' },
    findErrors: ({ vista }) => ({
      vista:
        isPorConfirmar && vista !== data?.huella ? 'Confirme que vio a quiénes se les rompe.' : undefined,
    }),
    onSend: async () => {
      if (data && (await move('aprobar', { impacto: data.huella }, leaveToCaller))) onClose();
    },
  });
  const pregunta = findPregunta('aprobar', solicitud);
  const { value, onChange, ...campo } = bindField(form, 'vista');
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="large"
      title={pregunta?.title ?? ''}
      message={pregunta?.message}
      submitLabel={pregunta?.confirmLabel ?? ''}
      sendingLabel="Aprobando"
      waitsFor={data === undefined && 'Buscando a quiénes se les rompe'}
    >
      <LoadBlock query={consulta} subject="a quiénes se les rompe">
        {(visto) => (
          <>
            <NumeroPrevisto numeroPrevisto={visto.numeroPrevisto} />
            <Notice tone={(visto.impacto?.rompe ?? 0) > 0 ? 'warn' : 'info'}>{presentImpacto(visto)}</Notice>
            {visto.impacto !== null && isPorConfirmar ? (
              <>
                <ImpactoTabla impacto={visto.impacto} />
                <Checkbox
                  label="Vi a quiénes se les rompe"
                  hint="Queda en el historial de auditoría."
                  required
                  checked={value === visto.huella}
                  onChange={(checked: boolean) => onChange(checked ? visto.huella : '')}
                  {...campo}
                />
              </>
            ) : null}
          </>
        )}
      </LoadBlock>
    </FormModal>
  );
}
