import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { Highlight } from '@marco/web-kit/combobox';
import type { Preferencia, PreferenciaObligatoria } from '../../contract/index.ts';
import styles from './preferencias.module.css';

/** The events of one subject: those a person chooses the channel of, and those that always come. */
export interface TemaDeAvisos {
  readonly tema: string;
  readonly elegibles: readonly Preferencia[];
  readonly obligatorias: readonly PreferenciaObligatoria[];
}

interface TablaAvisosProps {
  readonly tema: TemaDeAvisos;
  /** What is searched, to mark it. */
  readonly search: string;
  readonly onSave: (chosen: readonly Preferencia[]) => void;
}

/** Everything is told as the product suggests: a notice, and a mail at once. */
const SUGERIDO = { correo: 'inmediato', producto: true } as const;
const SILENCIO = { correo: 'nunca', producto: false } as const;

const isComo = ({ correo, producto }: Preferencia, otra: typeof SUGERIDO | typeof SILENCIO) =>
  correo === otra.correo && producto === otra.producto;

/** The events of a subject by channel, each mark saved as it is made. */
export function TablaAvisos({ tema: { tema, elegibles, obligatorias }, search, onSave }: TablaAvisosProps) {
  const putAll = (eleccion: typeof SUGERIDO | typeof SILENCIO) =>
    onSave(elegibles.filter((each) => !isComo(each, eleccion)).map((each) => ({ ...each, ...eleccion })));
  return (
    <Card
      title={tema}
      flush
      aside={
        elegibles.length > 0 ? (
          <span className={styles['all']}>
            <Button variant="ghost" size="small" onClick={() => putAll(SUGERIDO)}>
              Recibir todos <span className="sr">los avisos de {tema}</span>
            </Button>
            <Button variant="ghost" size="small" onClick={() => putAll(SILENCIO)}>
              Silenciar todos <span className="sr">los avisos de {tema}</span>
            </Button>
          </span>
        ) : null
      }
    >
      <table className={styles['table']}>
        <caption className="sr">Avisos de {tema}</caption>
        <thead>
          <tr>
            <th scope="col">Aviso</th>
            <th scope="col">En el sistema</th>
            <th scope="col">Correo al instante</th>
            <th scope="col">Resumen diario</th>
          </tr>
        </thead>
        <tbody>
          {elegibles.map((each) => (
            <FilaElegible key={each.evento} preferencia={each} search={search} onSave={onSave} />
          ))}
          {obligatorias.map(({ evento, nombre, descripcion, porCorreo, porProducto }) => (
            <tr key={evento}>
              <th scope="row">
                <Highlight label={nombre} typed={search} />
                <p>{descripcion}</p>
                <p className={styles['fixed']}>
                  Obligatorio: es necesario para usar el sistema y siempre llega.
                </p>
              </th>
              <Marca label="En el sistema" nombre={nombre} checked={porProducto} />
              <Marca label="Correo al instante" nombre={nombre} checked={porCorreo} />
              <Marca label="Resumen diario" nombre={nombre} checked={false} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface FilaElegibleProps extends Pick<TablaAvisosProps, 'search' | 'onSave'> {
  readonly preferencia: Preferencia;
}

function FilaElegible({ preferencia, search, onSave }: FilaElegibleProps) {
  const { nombre, descripcion, correo, producto, porCorreo, porProducto } = preferencia;
  const change = (part: Partial<Preferencia>) => onSave([{ ...preferencia, ...part }]);
  return (
    <tr>
      <th scope="row">
        <Highlight label={nombre} typed={search} />
        <p>{descripcion}</p>
        {porCorreo ? null : <p className={styles['fixed']}>El ministerio no lo envía por correo.</p>}
      </th>
      <Marca
        label="En el sistema"
        nombre={nombre}
        checked={producto && porProducto}
        {...(porProducto ? { onChange: (value) => change({ producto: value }) } : {})}
      />
      <Marca
        label="Correo al instante"
        nombre={nombre}
        checked={porCorreo && correo === 'inmediato'}
        {...(porCorreo ? { onChange: (value) => change({ correo: value ? 'inmediato' : 'nunca' }) } : {})}
      />
      <Marca
        label="Resumen diario"
        nombre={nombre}
        checked={porCorreo && correo === 'resumen'}
        {...(porCorreo ? { onChange: (value) => change({ correo: value ? 'resumen' : 'nunca' }) } : {})}
      />
    </tr>
  );
}

interface MarcaProps {
  /** The channel. */
  readonly label: string;
  /** The event. */
  readonly nombre: string;
  readonly checked: boolean;
  /** Without it the mark is fixed. */
  readonly onChange?: (value: boolean) => void;
}

/** One mark of the table; on a narrow screen it tells its channel beside it. */
function Marca({ label, nombre, checked, onChange }: MarcaProps) {
  return (
    <td>
      <span className={styles['channel']} aria-hidden="true">
        {label}
      </span>
      <Checkbox
        label={`${nombre}: ${label.toLowerCase()}`}
        hideLabel
        checked={checked}
        disabled={onChange === undefined}
        {...(onChange ? { onChange } : {})}
      />
    </td>
  );
}
