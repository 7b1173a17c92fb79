import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { FilePlus, RefreshCw, Stamp } from 'lucide-react';
import type {
  closeActaEndpoint,
  createActaEndpoint,
  GestionActa,
  updateActaEndpoint,
} from '../../contract/index.ts';
import { isTransicionDeActa, listBotonesActa } from '../../rules/actas/ciclo-acta.ts';
import styles from './acta-panel.module.css';
import { OpenEnmiendas } from './open-enmiendas.tsx';
import { useCambioActa } from './use-cambio-acta.ts';

interface AccionesActaProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
}

interface BotonActaProps extends AccionesActaProps {
  readonly variant: ButtonVariant;
}

const BOTONES = { emitir: BotonEmitir, reemitir: BotonReemitir, sellar: BotonSellar };

/** The actions on the acta for people who run the mesa; unavailable ones show the reason. */
export function AccionesActa({ idReunion, gestion }: AccionesActaProps) {
  const { acta } = gestion;
  const estado = acta?.estado ?? 'sin-acta';
  const botones = listBotonesActa(estado);
  if (botones.length === 0) return null;
  return (
    <>
      <div className={styles['actions']}>
        {botones.map(({ accion, esPrincipal }) => {
          const Boton = BOTONES[accion];
          return (
            <Boton
              key={accion}
              idReunion={idReunion}
              gestion={gestion}
              variant={esPrincipal ? 'primary' : 'neutral'}
            />
          );
        })}
      </div>
      {acta && isTransicionDeActa('abrirEnmienda', estado) ? (
        <OpenEnmiendas key={acta.enmiendaHasta} idReunion={idReunion} gestion={gestion} />
      ) : null}
    </>
  );
}

function BotonEmitir({ idReunion, gestion, variant }: BotonActaProps) {
  const { send, isSaving } = useCambioActa(idReunion);
  const keyFor = useIdempotencyKey();
  const body = { idReunion };
  const issue = () =>
    send(
      (api, options) =>
        api.call<typeof createActaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/acta/emitir' },
          { body },
          { ...options, idempotencyKey: keyFor(body) },
        ),
      'El acta fue emitida. Sus documentos se están preparando.',
    );
  return (
    <Button
      variant={variant}
      icon={<FilePlus size={18} />}
      blocked={gestion.permisos.emitir}
      busy={isSaving && 'Emitiendo'}
      onClick={() => void issue()}
    >
      Emitir acta
    </Button>
  );
}

function BotonReemitir({ idReunion, gestion, variant }: BotonActaProps) {
  const modals = useModal();
  const { send, isSaving } = useCambioActa(idReunion);

  async function reissue(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Emitir de nuevo el acta?',
      message:
        'Se prepara con la reunión, los documentos y las enmiendas aceptadas como están ahora, y reemplaza la emisión anterior.',
      confirmLabel: 'Emitir de nuevo',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof updateActaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/acta/reemitir' },
          { body: { idReunion } },
          { ...options, version: gestion.version },
        ),
      'El acta fue emitida de nuevo. Sus documentos se están preparando.',
    );
  }

  return (
    <Button
      variant={variant}
      icon={<RefreshCw size={18} />}
      blocked={gestion.permisos.reemitir}
      busy={isSaving && 'Emitiendo'}
      onClick={() => void reissue()}
    >
      Emitir de nuevo
    </Button>
  );
}

function BotonSellar({ idReunion, gestion, variant }: BotonActaProps) {
  const modals = useModal();
  const { send, isSaving } = useCambioActa(idReunion);

  async function close(): Promise<void> {
    const isSure = await modals.ask({
      tone: 'warn',
      title: '¿Sellar el acta?',
      message:
        'No se puede deshacer. Desde ese momento no cambian ni el acta, ni la reunión, ni sus documentos, y cualquier persona puede verificarlo.',
      confirmLabel: 'Sellar acta',
    });
    if (!isSure) return;
    await send(
      (api, options) =>
        api.call<typeof closeActaEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/acta/sellar' },
          { body: { idReunion } },
          { ...options, version: gestion.version },
        ),
      'El acta quedó sellada.',
    );
  }

  return (
    <Button
      variant={variant}
      icon={<Stamp size={18} />}
      blocked={gestion.permisos.sellar}
      busy={isSaving && 'Sellando'}
      onClick={() => void close()}
    >
      Sellar acta
    </Button>
  );
}
