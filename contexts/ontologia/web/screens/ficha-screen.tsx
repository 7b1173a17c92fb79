import { INICIO } from '@marco/parametros/paths';
import { Button, ButtonLink } from '@marco/web-kit/button';
import { LoadBlock } from '@marco/web-kit/load-block';
import { isNotFound } from '@marco/web-kit/not-found';
import { PageHeading, useRecordTrail } from '@marco/web-kit/page';
import { ArrowLeft, Braces, CircleCheck, Pencil, Power, Share2, Trash2 } from 'lucide-react';
import { useParams } from 'react-router';
import type { Ficha } from '../../contract/index.ts';
import { ontologiaPaths, toEditarFicha, toGrafo } from '../../contract/ontologia.paths.ts';
import { PALABRAS, TIPOS_POR_PALABRA } from '../../contract/terms.ts';
import { TRANSICIONES_FICHA } from '../../rules/ciclo-ficha.ts';
import { DetalleFicha } from '../detalle/detalle-ficha.tsx';
import { useCloseFicha } from '../detalle/use-close-ficha.ts';
import { DownloadOntologia } from '../download-ontologia.tsx';
import { EstadoFichaChip } from '../estado-ficha-chip.tsx';
import { FichaNoEncontrada } from '../ficha-no-encontrada.tsx';
import { type ClaveFicha, readClave, useFicha } from '../use-ficha.ts';

const PASOS = {
  borrador: { label: 'Poner en vigencia', icon: <CircleCheck size={18} /> },
  vigente: { label: 'Inactivar', icon: <Power size={18} /> },
  inactivo: { label: 'Reactivar', icon: <CircleCheck size={18} /> },
} as const;

/** The detail of a ficha of any word (AREA-07). */
export function FichaScreen() {
  const params = useParams();
  const clave = readClave(params['palabra'], params['id']);
  return clave === null ? (
    <FichaNoEncontrada />
  ) : (
    <Detalle key={`${clave.palabra} ${clave.id}`} clave={clave} />
  );
}

function Detalle({ clave }: { readonly clave: ClaveFicha }) {
  const ficha = useFicha(clave);
  if (isNotFound(ficha.error)) return <FichaNoEncontrada />;
  return (
    <>
      {ficha.data ? (
        <Encabezado ficha={ficha.data} />
      ) : (
        <PageHeading title={PALABRAS[clave.palabra].singular} />
      )}
      <LoadBlock query={ficha} subject="la ficha">
        {(data) => <DetalleFicha ficha={data} />}
      </LoadBlock>
    </>
  );
}

function toTipo(ficha: Ficha): string {
  const tipo = ficha.palabra === 'individuo' ? undefined : TIPOS_POR_PALABRA[ficha.palabra][ficha.tipo];
  return tipo ?? PALABRAS[ficha.palabra].singular;
}

/** Steps above the screen. */
const ARRIBA = [INICIO, { nombre: 'Ontología', to: ontologiaPaths.homeRestaurada }];

function Encabezado({ ficha }: { readonly ficha: Ficha }) {
  const { palabra, id, nombre, codigo, estado, permisos } = ficha;
  useRecordTrail(nombre, ARRIBA);
  const { changeEstado, remove, isSaving } = useCloseFicha(ficha);
  const paso = PASOS[estado];
  const isClase = ficha.palabra === 'definicion' && ficha.tipo === 'clase';
  return (
    <PageHeading
      title={nombre}
      chip={<EstadoFichaChip estado={estado} />}
      facts={[{ icon: <Braces size={16} />, text: codigo }, { text: toTipo(ficha) }]}
      actions={
        <>
          <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={ontologiaPaths.homeRestaurada}>
            Volver
          </ButtonLink>
          <ButtonLink variant="neutral" icon={<Share2 size={18} />} to={toGrafo(`${palabra}-${id}`)}>
            Ver en el grafo
          </ButtonLink>
          {isClase ? <DownloadOntologia clase={{ id, codigo }} decision={permisos.descargar} /> : null}
          <Button
            variant="neutral"
            icon={<Trash2 size={18} />}
            blocked={permisos.eliminar}
            busy={isSaving && 'Guardando'}
            onClick={() => void remove()}
          >
            Eliminar
          </Button>
          <Button
            variant="neutral"
            icon={paso.icon}
            blocked={permisos.cambiarEstado}
            busy={isSaving && 'Guardando'}
            onClick={() => void changeEstado(TRANSICIONES_FICHA[estado])}
          >
            {paso.label}
          </Button>
          <ButtonLink icon={<Pencil size={18} />} to={toEditarFicha(palabra, id)} blocked={permisos.editar}>
            Editar
          </ButtonLink>
        </>
      }
    />
  );
}
