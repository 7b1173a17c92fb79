import { FORMA_MENSAJE } from '../../contract/compatibilidad.terms.ts';
import type { CambioMensaje, CompatibilidadVersiones, ContraejemploCambio } from '../../contract/index.ts';
import { PAPEL_MENSAJE } from '../../contract/versiones.terms.ts';
import styles from './compatibilidad-card.module.css';
import { VeredictoChip } from './veredicto-chip.tsx';

interface CambioDeVersionProps {
  readonly cambio: CambioMensaje;
  readonly compatibilidad: CompatibilidadVersiones;
}

/** A change: whom it breaks, where it is, what to do, and the message that proves it. */
export function CambioDeVersion({ cambio, compatibilidad }: CambioDeVersionProps) {
  const { operacion, papel, campo, quien, veredicto, frase, contraejemplo } = cambio;
  const lugar = `${PAPEL_MENSAJE[papel]} de ${operacion}`;
  return (
    <>
      <p className={styles['place']}>
        <VeredictoChip veredicto={veredicto} quien={quien} />
        <span>{campo === '' ? lugar : `${lugar} · ${campo}`}</span>
      </p>
      <p>{frase}</p>
      {contraejemplo === null ? null : (
        <details className={styles['proof']}>
          <summary>
            Ver el mensaje que lo prueba <span className="sr">en {campo === '' ? lugar : campo}</span>
          </summary>
          <p>{explainContraejemplo(contraejemplo, compatibilidad)}</p>
          {contraejemplo.mensaje === null ? null : (
            <section
              className={styles['message']}
              aria-label={`Mensaje en ${FORMA_MENSAJE[contraejemplo.forma]} que prueba el cambio`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
              tabIndex={0}
            >
              <pre>{contraejemplo.mensaje}</pre>
            </section>
          )}
        </details>
      )}
    </>
  );
}

function explainContraejemplo(
  { efecto, forma, segunVersion, mensaje }: ContraejemploCambio,
  { desde, hasta }: CompatibilidadVersiones,
): string {
  const otra = segunVersion === desde.numero ? hasta.numero : desde.numero;
  if (mensaje === null)
    return `Lo que se envía según la versión ${segunVersion} no tiene quien lo reciba en la ${otra}.`;
  return efecto === 'rechaza'
    ? `Es un mensaje válido en ${FORMA_MENSAJE[forma]} según la versión ${segunVersion}, y quien usa la ${otra} lo rechaza.`
    : `Es un mensaje válido en ${FORMA_MENSAJE[forma]} según la versión ${segunVersion}; quien usa la ${otra} lo acepta y entiende otra cosa.`;
}
