import { AvisoRecaptcha, useRecaptcha } from '@marco/acceso/widgets';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import type { createSuscripcionEndpoint } from '../../contract/index.ts';
import {
  ACCIONES_RECAPTCHA_DIRECTORIO,
  DIAS_PARA_CONFIRMAR,
  FRECUENCIA_SUSCRIPCION,
  FRECUENCIAS_SUSCRIPCION,
  type FrecuenciaSuscripcion,
  LIMITES_SUSCRIPCION,
} from '../../contract/terms.ts';
import { listFiltros } from '../../rules/consulta-directorio.ts';
import { findErrorCorreo } from '../../rules/suscripcion.ts';
import { useBase } from '../use-base.ts';
import type { ObjetoSuscrito } from './objeto-suscrito.ts';

interface SuscripcionDialogProps {
  readonly objeto: ObjetoSuscrito;
  readonly onClose: () => void;
}

/** How often to be told, and where: a person with a session at their mail, a visitor at the one they confirm. */
export function SuscripcionDialog({ objeto, onClose }: SuscripcionDialogProps) {
  const api = useApi();
  const base = useBase();
  const banner = useBanner();
  const keyOf = useIdempotencyKey();
  const getRecaptcha = useRecaptcha(ACCIONES_RECAPTCHA_DIRECTORIO.suscripcion);
  const isVisitante = base === 'public';
  const form = useRuledForm({
    initial: { frecuencia: 'semanal', correo: '' },
    names: { frecuencia: 'Cada cuánto', correo: 'Correo' },
    findErrors: ({ correo }) => ({ correo: isVisitante ? findErrorCorreo(correo) : undefined }),
    onSend: async ({ frecuencia, correo }) => {
      const body = {
        ...toBody(objeto),
        frecuencia: toFrecuencia(frecuencia),
        ...(isVisitante ? { correo: correo.trim() } : {}),
      };
      const { estado } = await api.call<typeof createSuscripcionEndpoint>(
        { method: 'POST', path: '/suscripciones' },
        { body },
        { base, idempotencyKey: keyOf(body), ...(isVisitante ? { headers: await getRecaptcha() } : {}) },
      );
      banner.success(
        estado === 'por-confirmar'
          ? `Le enviamos un correo a ${correo.trim()}. Ábralo para confirmar: el enlace sirve ${DIAS_PARA_CONFIRMAR} días.`
          : 'Le avisaremos por correo cuando cambie.',
      );
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={objeto.objeto === 'busqueda' ? 'Recibir avisos de esta búsqueda' : `Seguir «${objeto.nombre}»`}
      message={
        objeto.objeto === 'busqueda'
          ? 'Le avisamos cuando un servicio entre en esta búsqueda, cambie o salga de ella.'
          : 'Le avisamos cuando cambie de nivel, tenga una versión nueva, quede obsoleto o se suspenda.'
      }
      submitLabel="Suscribirme"
      sendingLabel="Suscribiendo"
      onClose={onClose}
    >
      <Select
        label="Cada cuánto"
        options={toOptions(FRECUENCIA_SUSCRIPCION)}
        {...bindField(form, 'frecuencia')}
      />
      {isVisitante ? (
        <>
          <TextInput
            label="Correo"
            required
            type="email"
            autoComplete="email"
            maxLength={LIMITES_SUSCRIPCION.correo}
            hint="Le llega un enlace para confirmar, y en cada aviso otro para dejar de recibirlos."
            {...bindField(form, 'correo')}
          />
          <AvisoRecaptcha />
        </>
      ) : null}
    </FormModal>
  );
}

/** The list has no other value. */
function toFrecuencia(picked: string): FrecuenciaSuscripcion {
  return FRECUENCIAS_SUSCRIPCION.find((one) => one === picked) ?? 'semanal';
}

function toBody(objeto: ObjetoSuscrito) {
  if (objeto.objeto === 'servicio') return { objeto: objeto.objeto, servicioId: objeto.servicioId };
  const busqueda = new URLSearchParams(listFiltros(objeto.consulta).map(([name, value]) => [name, value]));
  return { objeto: objeto.objeto, busqueda: busqueda.toString() };
}
