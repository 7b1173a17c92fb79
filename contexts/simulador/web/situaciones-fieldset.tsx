import { Radio } from '@marco/web-kit/radio-group';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { CodigoSituacion } from '../contract/terms.ts';
import { GRUPO_SITUACION, type GrupoSituacion, SITUACION } from '../rules/situaciones/situaciones.ts';
import styles from './simulador.module.css';

/** What is in sight from the start: the others come with a press. */
const PRINCIPALES: readonly CodigoSituacion[] = [
  'valida',
  'valida-minima',
  'vacia',
  'respuesta-invalida',
  'lenta',
  'incompleta',
  '503',
  'peticion-invalida',
  'sin-permiso',
];

interface SituacionesFieldsetProps {
  readonly situaciones: readonly CodigoSituacion[];
  readonly value: CodigoSituacion;
  readonly onChange: (codigo: CodigoSituacion) => void;
  /** Those that were tried in this visit. */
  readonly vistas: ReadonlySet<CodigoSituacion>;
}

/** The situations of an operation, grouped by what a consumer must survive. */
export function SituacionesFieldset({ situaciones, value, onChange, vistas }: SituacionesFieldsetProps) {
  const [seVenTodas, setSeVenTodas] = useState(false);
  const aLaVista = situaciones.filter(
    (codigo) => seVenTodas || codigo === value || PRINCIPALES.includes(codigo),
  );
  const otras = situaciones.length - aLaVista.length;
  return (
    <fieldset className={styles['group']}>
      <legend>Situación</legend>
      {(Object.keys(GRUPO_SITUACION) as GrupoSituacion[]).map((grupo) => {
        const suyas = aLaVista.filter((codigo) => SITUACION[codigo].grupo === grupo);
        return suyas.length === 0 ? null : (
          <fieldset key={grupo} className={styles['group']}>
            <legend className={styles['subtitle']}>{GRUPO_SITUACION[grupo]}</legend>
            {suyas.map((codigo) => (
              <label key={codigo} className={styles['option']}>
                <Radio
                  name="situacion"
                  value={codigo}
                  checked={codigo === value}
                  onChange={() => onChange(codigo)}
                />
                {SITUACION[codigo].titulo}
                {vistas.has(codigo) ? <Check size={15} aria-label="vista" /> : null}
              </label>
            ))}
          </fieldset>
        );
      })}
      {otras > 0 ? (
        <button type="button" className={styles['more']} onClick={() => setSeVenTodas(true)}>
          {otras === 1 ? 'Ver la otra' : `Ver las otras ${otras}`}
        </button>
      ) : null}
    </fieldset>
  );
}
