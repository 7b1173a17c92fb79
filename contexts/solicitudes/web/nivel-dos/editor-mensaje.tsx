import type { Decision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { formatSize } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { Textarea } from '@marco/web-kit/textarea';
import { Copy, FileUp, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';
import styles from './mensajes.module.css';
import type { MensajePedido } from './mensajes.ts';
import { DE_PAPEL } from './papel.ts';
import { useEjemplo } from './use-ejemplo.ts';
import type { MensajeJuzgado, useMensajePropio } from './use-mensaje-propio.ts';

const LINEAS = 10;

interface EditorMensajeProps {
  readonly pedido: MensajePedido;
  readonly solicitud: Solicitud;
  readonly propio: ReturnType<typeof useMensajePropio>;
  /** Whether the request takes one more. */
  readonly otro: Decision;
  readonly isWorking: boolean;
}

/** Where a message is written: it begins with a generated one. */
export function EditorMensaje({ pedido, solicitud, ...editor }: EditorMensajeProps) {
  const ejemplo = useEjemplo(solicitud, pedido);
  return (
    <LoadBlock query={ejemplo} subject="el ejemplo del mensaje">
      {({ contenido }) => <Editor pedido={pedido} ejemplo={contenido} {...editor} />}
    </LoadBlock>
  );
}

interface EditorProps extends Omit<EditorMensajeProps, 'solicitud'> {
  readonly ejemplo: string;
}

function Editor({ pedido, ejemplo, propio, otro, isWorking }: EditorProps) {
  const [texto, setTexto] = useState(ejemplo);
  const [reparo, setReparo] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const cual = `${DE_PAPEL[pedido.papel]} de ${pedido.nombreOperacion}`;
  const { copy } = useCopyText<HTMLElement>(texto, 'El mensaje fue copiado.');

  function write(next: string): void {
    setTexto(next);
    setReparo(null);
    propio.forget();
  }

  /** Its bytes are what is checked: the text on show may have another encoding. */
  async function take(archivo: File | undefined): Promise<void> {
    if (!archivo) return;
    const falta = findReparo(archivo);
    if (falta === null) write(await archivo.text());
    setReparo(falta);
    if (falta === null) void propio.verify(archivo);
  }

  function verify(): void {
    const contenido = new Blob([texto]);
    const falta = findReparo({ name: 'El mensaje', size: contenido.size });
    setReparo(falta);
    if (falta === null) void propio.verify(contenido);
  }

  return (
    <div className={styles['editor']}>
      <Textarea
        label={`Mensaje ${cual}`}
        hint={explainTexto(texto, ejemplo)}
        rows={LINEAS}
        spellCheck={false}
        value={texto}
        onChange={write}
        errors={reparo === null ? [] : [reparo]}
        submitted
      />
      <div className={styles['tools']}>
        <Button
          variant="secondary"
          size="small"
          blocked={otro}
          busy={isWorking && 'Comprobando'}
          onClick={verify}
        >
          Comprobar este mensaje
        </Button>
        <Button variant="ghost" size="small" icon={<Copy size={16} />} onClick={() => void copy()}>
          Copiar
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={<FileUp size={16} />}
          blocked={otro}
          onClick={() => input.current?.click()}
        >
          Comprobar un archivo
        </Button>
        {texto === ejemplo ? null : (
          <Button variant="ghost" size="small" icon={<RotateCcw size={16} />} onClick={() => write(ejemplo)}>
            Volver al ejemplo
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`Archivo del mensaje ${cual}`}
          accept=".json,.xml,.txt"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen again once it was mended.
            target.value = '';
          }}
        />
      </div>
      <div aria-live="polite">{propio.juzgado === null ? null : <Juicio juzgado={propio.juzgado} />}</div>
    </div>
  );
}

/** What the server found in the message that was sent last. */
function Juicio({ juzgado: { mensaje, hallazgos } }: { readonly juzgado: MensajeJuzgado }) {
  if (mensaje.resultado === 'valido')
    return (
      <Notice tone="ok">El mensaje es válido. Quedó guardada su huella; su contenido no se guarda.</Notice>
    );
  return (
    <Notice tone="err">
      <p>
        <b>El mensaje no es válido.</b> No cuenta para la solicitud; corríjalo y compruébelo de nuevo.
      </p>
      <ul className={styles['findings']}>
        {hallazgos.map(({ ruta, linea, mensaje: texto, sugerencia }) => (
          <li key={`${ruta} ${linea} ${texto}`}>
            Línea {linea}:{' '}
            {ruta === '' ? null : (
              <>
                <code>{ruta}</code>.{' '}
              </>
            )}
            {texto} {sugerencia}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function explainTexto(texto: string, ejemplo: string): string {
  if (texto !== ejemplo)
    return 'Se comprueba en el servidor. Se guarda su huella, no su contenido: si sale de esta página se pierde.';
  return ejemplo === ''
    ? 'El producto no pudo generar un ejemplo: escriba o pegue uno de su servicio sin datos de personas reales.'
    : 'Es un ejemplo que generó el producto. Edítelo, o pegue uno de su servicio sin datos de personas reales.';
}

function findReparo({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const { bytesMensaje } = LIMITES_NIVEL_DOS;
  if (size === 0) return `${name} está vacío.`;
  if (size <= bytesMensaje) return null;
  return `${name} pesa ${formatSize(size)} y el máximo es ${formatSize(bytesMensaje)}.`;
}
