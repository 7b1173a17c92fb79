import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Checkbox } from '@marco/web-kit/checkbox';
import { Highlight } from '@marco/web-kit/combobox';
import { useId } from 'react';
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
          {obligatorias.map((each) => (
            <FilaObligatoria key={each.evento} preferencia={each} search={search} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface FilaObligatoriaProps extends Pick<TablaAvisosProps, 'search'> {
  readonly preferencia: PreferenciaObligatoria;
}

function FilaObligatoria({ preferencia, search }: FilaObligatoriaProps) {
  const { nombre, descripcion, porCorreo, porProducto } = preferencia;
  const razonId = useId();
  const fija = { nombre, razonId };
  return (
    <tr>
      <th scope="row">
        <Highlight label={nombre} typed={search} />
        <p>{descripcion}</p>
        <p className={styles['fixed']} id={razonId}>
          Obligatorio: es necesario para usar el sistema y siempre llega.
        </p>
      </th>
      <Marca label="En el sistema" checked={porProducto} {...fija} />
      <Marca label="Correo al instante" checked={porCorreo} {...fija} />
      <Marca label="Resumen diario" checked={false} {...fija} />
    </tr>
  );
}

interface FilaElegibleProps extends Pick<TablaAvisosProps, 'search' | 'onSave'> {
  readonly preferencia: Preferencia;
}

function FilaElegible({ preferencia, search, onSave }: FilaElegibleProps) {
  const { nombre, descripcion, correo, producto, porCorreo, porProducto } = preferencia;
  const razonId = useId();
  const change = (part: Partial<Preferencia>) => onSave([{ ...preferencia, ...part }]);
  return (
    <tr>
      <th scope="row">
        <Highlight label={nombre} typed={search} />
        <p>{descripcion}</p>
        {porCorreo && porProducto ? null : (
          <p className={styles['fixed']} id={razonId}>
            {explainCierre(preferencia)}
          </p>
        )}
      </th>
      <Marca
        label="En el sistema"
        nombre={nombre}
        razonId={razonId}
        checked={producto && porProducto}
        {...(porProducto ? { onChange: (value) => change({ producto: value }) } : {})}
      />
      <Marca
        label="Correo al instante"
        nombre={nombre}
        razonId={razonId}
        checked={porCorreo && correo === 'inmediato'}
        {...(porCorreo ? { onChange: (value) => change({ correo: value ? 'inmediato' : 'nunca' }) } : {})}
      />
      <Marca
        label="Resumen diario"
        nombre={nombre}
        razonId={razonId}
        checked={porCorreo && correo === 'resumen'}
        {...(porCorreo ? { onChange: (value) => change({ correo: value ? 'resumen' : 'nunca' }) } : {})}
      />
    </tr>
  );
}

/** Which channel the ministry closed for an event. */
function explainCierre({ porCorreo, porProducto }: Preferencia): string {
  if (porCorreo) return 'El ministerio no lo muestra en el sistema.';
  return porProducto
    ? 'El ministerio no lo envía por correo.'
    : 'El ministerio no lo envía por correo ni lo muestra en el sistema.';
}

interface MarcaProps {
  /** The channel. */
  readonly label: string;
  /** The event. */
  readonly nombre: string;
  readonly checked: boolean;
  /** Id of what says why it is fixed, where it is. */
  readonly razonId: string;
  /** Without it the mark is fixed. */
  readonly onChange?: (value: boolean) => void;
}

/** One mark of the table; on a narrow screen it tells its channel beside it. */
function Marca({ label, nombre, checked, razonId, onChange }: MarcaProps) {
  return (
    <td>
      <span className={styles['channel']} aria-hidden="true">
        {label}
      </span>
      <Checkbox
        label={`${nombre}: ${label.toLowerCase()}`}
        hideLabel
        checked={checked}
        {...(onChange ? { onChange } : { disabled: true, describedBy: razonId })}
      />
    </td>
  );
}
