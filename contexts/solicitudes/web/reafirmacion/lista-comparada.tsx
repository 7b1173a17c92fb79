import styles from './reafirmacion.module.css';

/** Of each part so many changes are told: one is enough to ask for the level whole. */
const CAMBIOS_DICHOS = 4;

interface ListaComparadaProps {
  readonly comparado: readonly {
    readonly nombre: string;
    readonly total: number;
    readonly cambios?: readonly string[];
  }[];
}

/** How many things of each part were compared, and what is different. */
export function ListaComparada({ comparado }: ListaComparadaProps) {
  if (comparado.length === 0) return null;
  return (
    <ul className={styles['comparado']} aria-label="Lo que se comparó">
      {comparado.map(({ nombre, total, cambios = [] }) => (
        <li key={nombre}>
          {nombre}: {presentTotal(total, cambios.length)}
          {cambios.length === 0 ? null : (
            <ul>
              {cambios.slice(0, CAMBIOS_DICHOS).map((cambio) => (
                <li key={cambio}>{cambio}</li>
              ))}
              {cambios.length > CAMBIOS_DICHOS ? <li>Y {cambios.length - CAMBIOS_DICHOS} más.</li> : null}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function presentTotal(total: number, cambios: number): string {
  if (total === 0) return 'no tenía ni tiene.';
  if (cambios > 0) return `${cambios} de ${total} ${cambios === 1 ? 'cambió' : 'cambiaron'}.`;
  return total === 1 ? '1 igual.' : `${total} iguales.`;
}
