import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { formatLongMoment } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { Link } from 'react-router';
import type { SuscripcionReporte } from '../../contract/index.ts';
import { CONDICIONES_REPORTE } from '../../contract/suscripciones.terms.ts';
import { formatFrases } from '../../rules/suscripciones/proxima.ts';
import styles from './suscripciones.module.css';
import { useCambiosDeSuscripcion, useSuscripciones } from './use-suscripciones.ts';

/** The subscriptions of the person, each with its next mail and what one does with it; nothing while there is none. */
export function MisSuscripciones() {
  const suscripciones = useSuscripciones();
  return (
    <LoadBlock query={suscripciones} subject="sus suscripciones">
      {(suyas) =>
        suyas.length === 0 ? null : (
          <Card title="Mis suscripciones">
            <LineList>
              {suyas.map((una) => (
                <Fila key={una.id} suscripcion={una} />
              ))}
            </LineList>
          </Card>
        )
      }
    </LoadBlock>
  );
}

function listEstado({ motivo, pausada, proximaEn, enviadaEn }: SuscripcionReporte): readonly string[] {
  if (motivo !== '') return [motivo];
  const ultima = enviadaEn === null ? '' : `Último correo: ${formatLongMoment(enviadaEn)}`;
  if (pausada) return ['No se envía hasta que la reanude', ultima];
  const proxima =
    proximaEn === null
      ? 'Se envía cuando se cierre el mes'
      : `Próximo correo: ${formatLongMoment(proximaEn)}`;
  return [proxima, ultima];
}

function Fila({ suscripcion }: { readonly suscripcion: SuscripcionReporte }) {
  const { id, nombre, parte, direccion, cuando, condicion, pausada, motivo } = suscripcion;
  const { envio, pausa, retiro } = useCambiosDeSuscripcion(id);
  const modals = useModal();
  const que = `${nombre}, ${parte}`;
  async function leave(): Promise<void> {
    const isSure = await modals.ask({
      title: 'Retirar la suscripción',
      message: `${que}. Ya no recibirá estos correos; puede suscribirse otra vez desde el indicador.`,
      confirmLabel: 'Retirar',
    });
    if (isSure) retiro.mutate();
  }
  return (
    <li>
      <Link to={direccion}>{nombre}</Link>
      <span>{parte}</span>
      {pausada ? <Chip tone="yellow">{motivo === '' ? 'Pausada' : 'Detenida'}</Chip> : null}
      <span className={styles['acciones']}>
        <Button
          variant="neutral"
          size="small"
          busy={envio.isPending && 'Enviando'}
          onClick={() => envio.mutate()}
        >
          Enviarme ahora <span className="sr">{que}</span>
        </Button>
        <Button
          variant="neutral"
          size="small"
          busy={pausa.isPending && 'Guardando'}
          onClick={() => pausa.mutate(!pausada)}
        >
          {pausada ? 'Reanudar' : 'Pausar'} <span className="sr">{que}</span>
        </Button>
        <Button
          variant="neutral"
          size="small"
          busy={retiro.isPending && 'Retirando'}
          onClick={() => void leave()}
        >
          Retirar <span className="sr">{que}</span>
        </Button>
      </span>
      <LineNote>{formatFrases(cuando, CONDICIONES_REPORTE[condicion], ...listEstado(suscripcion))}</LineNote>
    </li>
  );
}
