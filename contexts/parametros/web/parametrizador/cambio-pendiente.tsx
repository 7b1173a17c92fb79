import { Button } from '@marco/web-kit/button';
import { formatMoment } from '@marco/web-kit/format';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import type {
  approveCambioParametroEndpoint,
  Parametro,
  rejectCambioParametroEndpoint,
} from '../../contract/index.ts';
import styles from './parametrizador.module.css';
import { presentConUnidad } from './present-valor.ts';

interface CambioPendienteProps {
  readonly parametro: Parametro;
  readonly pendiente: NonNullable<Parametro['pendiente']>;
  readonly onDecided: () => void;
}

/** A change of a sensitive parameter, which a second person confirms or refuses and its author withdraws. */
export function CambioPendiente({ parametro, pendiente, onDecided }: CambioPendienteProps) {
  const { send, isSaving } = useVersionedChange<Parametro>();
  const { clave, nombre, version } = parametro;
  const { valor, persona, propuestoEn, aprobacion, rechazo } = pendiente;
  const esPropio = !aprobacion.allowed && rechazo.allowed;
  const approve = () =>
    send({
      version,
      send: (api, options) =>
        api.call<typeof approveCambioParametroEndpoint>(
          { method: 'POST', path: '/parametros/{clave}/cambio/aprobar' },
          { params: { clave }, body: {} },
          options,
        ),
      done: `Se confirmó el cambio de «${nombre}». Ya rige.`,
      onSaved: onDecided,
      onNewer: onDecided,
    });
  const reject = () =>
    send({
      version,
      send: (api, options) =>
        api.call<typeof rejectCambioParametroEndpoint>(
          { method: 'POST', path: '/parametros/{clave}/cambio/rechazar' },
          { params: { clave }, body: {} },
          options,
        ),
      done: esPropio ? `Se retiró el cambio de «${nombre}».` : `Se rechazó el cambio de «${nombre}».`,
      onSaved: onDecided,
      onNewer: onDecided,
    });
  return (
    <div className={styles['pending']}>
      <p>
        <strong>Por confirmar: {presentConUnidad(parametro, valor)}.</strong> Lo propuso {persona} (
        {formatMoment(propuestoEn)}). {parametro.efecto}
      </p>
      <div className={styles['buttons']}>
        <Button
          variant="ghost"
          size="small"
          blocked={rechazo}
          busy={isSaving && 'Guardando'}
          onClick={() => void reject()}
        >
          {esPropio ? 'Retirar' : 'Rechazar'} <span className="sr">el cambio de {nombre}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          blocked={aprobacion}
          busy={isSaving && 'Guardando'}
          onClick={() => void approve()}
        >
          Confirmar <span className="sr">el cambio de {nombre}</span>
        </Button>
      </div>
    </div>
  );
}
