import { Button } from '@marco/web-kit/button';
import { formatNumber } from '@marco/web-kit/format';
import { IconButton } from '@marco/web-kit/icon-button';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DatosCampo } from '../../contract/index.ts';
import { SENTIDO_CAMPO } from '../../contract/terms.ts';
import styles from './campos.module.css';

interface TablaCamposProps {
  readonly campos: readonly DatosCampo[];
  readonly onChange: (campos: readonly DatosCampo[]) => void;
  readonly onEdit: (lugar: number) => void;
}

/** Rows on show at a time: a request takes five hundred. */
const PAGINA = 50;

/** The fields in their order, each to be changed, moved or taken out. */
export function TablaCampos({ campos, onChange, onEdit }: TablaCamposProps) {
  const [shown, setShown] = useState(PAGINA);
  const [said, setSaid] = useState('');

  function move(lugar: number, step: -1 | 1): void {
    const [campo, other] = [campos[lugar], campos[lugar + step]];
    if (!campo || !other) return;
    const next = [...campos];
    [next[lugar], next[lugar + step]] = [other, campo];
    onChange(next);
    setSaid(`${campo.nombre}: lugar ${lugar + step + 1} de ${campos.length}.`);
  }

  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <table className={styles['table']} aria-label="Campos que intercambia el servicio">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Tipo</th>
            <th scope="col">Sentido</th>
            <th scope="col">Obligatorio</th>
            <th scope="col">Acción</th>
          </tr>
        </thead>
        <tbody>
          {campos.slice(0, shown).map((campo, lugar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat until the person mends them
            <tr key={`${campo.nombre} ${lugar}`}>
              <th scope="row">
                {campo.nombre}
                {campo.descripcion === '' ? null : <small>{campo.descripcion}</small>}
              </th>
              <td data-l="Tipo">
                {campo.tipoDato || '—'}
                {campo.longitud === null ? null : ` (${formatNumber(campo.longitud)})`}
              </td>
              <td data-l="Sentido">{SENTIDO_CAMPO[campo.sentido]}</td>
              <td data-l="Obligatorio">{campo.obligatorio ? 'Sí' : 'No'}</td>
              <td>
                <div className={styles['buttons']}>
                  <IconButton
                    size="small"
                    label={`Subir ${campo.nombre}`}
                    icon={<ArrowUp size={16} />}
                    aria-disabled={lugar === 0 || undefined}
                    onClick={() => move(lugar, -1)}
                  />
                  <IconButton
                    size="small"
                    label={`Bajar ${campo.nombre}`}
                    icon={<ArrowDown size={16} />}
                    aria-disabled={lugar === campos.length - 1 || undefined}
                    onClick={() => move(lugar, 1)}
                  />
                  <IconButton
                    size="small"
                    label={`Editar ${campo.nombre}`}
                    icon={<Pencil size={16} />}
                    onClick={() => onEdit(lugar)}
                  />
                  <IconButton
                    size="small"
                    label={`Quitar ${campo.nombre}`}
                    icon={<Trash2 size={16} />}
                    onClick={() => {
                      onChange(campos.filter((_, at) => at !== lugar));
                      setSaid(`${campo.nombre}: quitado.`);
                    }}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {campos.length > shown ? (
        <div className={styles['more']}>
          <Button variant="secondary" size="small" onClick={() => setShown(shown + PAGINA)}>
            Ver {formatNumber(Math.min(PAGINA, campos.length - shown))} más
          </Button>
        </div>
      ) : null}
    </>
  );
}
