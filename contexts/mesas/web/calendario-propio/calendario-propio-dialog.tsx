import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { formatLongDate } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal, useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { CalendarSync, Check, Copy } from 'lucide-react';
import styles from './calendario-propio-dialog.module.css';
import { useCalendarioPropio, useDireccion } from './use-calendario-propio.ts';

const REEMPLAZO = {
  title: '¿Cambiar la dirección?',
  message: 'La dirección anterior deja de responder: cámbiela en cada calendario donde la haya puesto.',
  confirmLabel: 'Cambiar dirección',
  cancelLabel: 'Volver',
} as const;

const RETIRO = {
  title: '¿Dejar de compartir el calendario?',
  message: 'La dirección deja de responder y sus calendarios no muestran nada nuevo.',
  confirmLabel: 'Dejar de compartir',
  cancelLabel: 'Volver',
} as const;

/** The secret address of the calendar of the person: made here, shown once, changed or ended. */
export function CalendarioPropioDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useCalendarioPropio();
  const modals = useModal();
  const { direccion, isSaving, create, end } = useDireccion();
  const desde = query.data?.desde ?? null;

  async function askAnd(question: typeof REEMPLAZO | typeof RETIRO, run: () => Promise<void>): Promise<void> {
    if (await modals.ask(question)) await run();
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Suscribir mi calendario"
      icon={<CalendarSync size={22} />}
      message="Ponga esta dirección en su calendario para ver en él sus reuniones de mesas y los vencimientos suyos y de su entidad. Se mantiene al día sin que haga nada más."
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cerrar
          </Button>
          {query.data === undefined || desde !== null ? null : (
            <Button busy={isSaving && 'Creando'} onClick={() => void create()}>
              Crear dirección
            </Button>
          )}
        </>
      }
    >
      <LoadBlock query={query} subject="su calendario">
        {() =>
          desde === null ? (
            <p className={styles['text']}>Aún no tiene una dirección.</p>
          ) : (
            <>
              {direccion === null ? (
                <p className={styles['text']}>
                  Tiene una dirección desde el {formatLongDate(desde)}. Por seguridad no se vuelve a mostrar:
                  si la perdió, cámbiela.
                </p>
              ) : (
                <Direccion direccion={direccion} />
              )}
              <div className={styles['actions']}>
                <Button
                  variant="secondary"
                  size="small"
                  busy={isSaving && 'Guardando'}
                  onClick={() => void askAnd(REEMPLAZO, create)}
                >
                  Cambiar dirección
                </Button>
                <Button variant="ghost" size="small" onClick={() => void askAnd(RETIRO, end)}>
                  Dejar de compartir
                </Button>
              </div>
            </>
          )
        }
      </LoadBlock>
    </Modal>
  );
}

/** The new address, to be copied now. */
function Direccion({ direccion }: { readonly direccion: string }) {
  const { shown, copy, isCopied } = useCopyText<HTMLElement>(
    direccion,
    'Se copió la dirección del calendario.',
  );
  return (
    <>
      <Notice tone="warn">
        Cópiela ahora: no se vuelve a mostrar. Quien la tenga ve sus reuniones y vencimientos; no la comparta.
      </Notice>
      <div className={styles['address']}>
        <code ref={shown}>{direccion}</code>
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copiada' : 'Copiar'}
        </Button>
      </div>
    </>
  );
}
