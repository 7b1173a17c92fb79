import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { formatSize } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import type { ReglasDeArchivos } from '../../rules/seleccion-archivos.ts';
import { presentAceptadas } from '../../rules/tipo-archivo.ts';
import { presentFallo } from './archivo-cargado.ts';
import styles from './carga-archivos.module.css';
import { FilaCarga } from './fila-carga.tsx';
import type { CargaArchivos } from './use-carga-archivos.ts';

export interface CargaArchivosFieldProps {
  readonly carga: CargaArchivos;
  readonly reglas: ReglasDeArchivos;
  /** What the files are, such as 'Documentos de la reunión'. */
  readonly label: string;
}

/** Place to choose files: with the button or by dropping them. Each tells how it goes. */
export function CargaArchivosField({ carga, reglas, label }: CargaArchivosFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const helpId = useId();

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    carga.add([...event.dataTransfer.files]);
  }

  return (
    <fieldset className={styles['field']} aria-describedby={helpId}>
      <legend className="sr">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        className={classNames(styles['zone'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={22} />
        <p>
          Arrastre aquí {reglas.multiple ? 'los archivos' : 'el archivo'} o
          <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
            {reglas.multiple ? 'Seleccionar archivos' : 'Seleccionar archivo'}
          </Button>
        </p>
        <small id={helpId}>
          {presentAceptadas(reglas.extensiones)} Hasta{' '}
          {reglas.bytes === undefined ? '51 MB' : formatSize(reglas.bytes)}
          {reglas.multiple ? ' cada uno' : ''}
          {reglas.maximo === undefined ? '.' : `; hasta ${reglas.maximo} archivos.`}
        </small>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          multiple={reglas.multiple}
          accept={reglas.extensiones.map((extension) => `.${extension}`).join(',')}
          onChange={({ target }) => {
            carga.add([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      {carga.rechazos.length > 0 ? (
        <Notice tone="err" role="alert">
          <ul className={styles['refusals']}>
            {carga.rechazos.map(({ nombre, mensaje }) => (
              <li key={`${nombre} ${mensaje}`}>{nombre === null ? mensaje : `${nombre}: ${mensaje}`}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {carga.archivos.length > 0 ? <Cuentas carga={carga} /> : null}
      {carga.archivos.length > 0 ? (
        <ul className={styles['list']} aria-label={`${label}: archivos elegidos`}>
          {carga.archivos.map((archivo) => (
            <FilaCarga key={archivo.key} archivo={archivo} carga={carga} />
          ))}
        </ul>
      ) : null}
      <p className="sr" role="status">
        {presentResumen(carga)}
      </p>
    </fieldset>
  );
}

const CUENTAS = [
  ['listo', 'cargado', 'cargados'],
  ['en-progreso', 'en curso', 'en curso'],
  ['inactivo', 'en espera', 'en espera'],
  ['fallido', 'con error', 'con error'],
] as const;

/** How many files there are and how they go: '2 cargados, 1 en curso'. */
function Cuentas({ carga: { archivos } }: { readonly carga: CargaArchivos }) {
  const texts = CUENTAS.flatMap(([clase, one, many]) => {
    const count = archivos.filter(({ estado }) => estado.clase === clase).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return (
    <p className={styles['counts']}>
      <b>
        Archivos <span className="num">({archivos.length})</span>
      </b>
      <small className="num">{texts.join(', ')}</small>
    </p>
  );
}

/** What a person who does not see the list hears when something changes; percents would never end. */
function presentResumen({ archivos }: CargaArchivos): string {
  return archivos
    .map(({ name, estado }) => {
      if (estado.clase === 'listo') return `${name}: cargado.`;
      if (estado.clase === 'fallido') return `${name}: ${presentFallo(estado)}`;
      return estado.clase === 'en-progreso' ? `${name}: cargando.` : `${name}: en espera.`;
    })
    .join(' ');
}
