import type { CampoBuscado } from '../../../rules/comprobaciones/vinculos.ts';
import { type CampoContrato, listCampos, type MensajeLeido } from '../../../rules/contrato/contrato-leido.ts';

/** Which place of one message of a contract stands for which field of the servicio, both ways. */
export class LugaresDeMensaje {
  readonly mensaje: MensajeLeido;
  private readonly porCamino: ReadonlyMap<string, CampoContrato>;
  private readonly caminos: ReadonlyMap<CampoContrato, string>;
  private readonly padres: ReadonlyMap<CampoContrato, CampoContrato>;
  private readonly conDentro = new Set<CampoContrato>();
  private readonly antepasados = new Set<string>();

  /** @param busquedas of the fields of the message of the servicio */
  constructor(mensaje: MensajeLeido, busquedas: readonly CampoBuscado[]) {
    this.mensaje = mensaje;
    const parejas = busquedas.flatMap(({ camino, vinculos }) => {
      const lugar = vinculos.find(({ mensaje: suyo }) => suyo === mensaje)?.lugares[0];
      return lugar ? [[camino, lugar] as const] : [];
    });
    this.porCamino = new Map(parejas);
    this.caminos = new Map(parejas.map(([camino, lugar]) => [lugar, camino]));
    this.padres = new Map(
      listCampos(mensaje.campos).flatMap((padre) => padre.hijos.map((hijo) => [hijo, padre] as const)),
    );
    for (const [camino, lugar] of parejas) {
      for (const padre of this.listEncima(lugar)) this.conDentro.add(padre);
      for (let de = toPadre(camino); de !== ''; de = toPadre(de)) this.antepasados.add(de);
    }
  }

  get hay(): boolean {
    return this.porCamino.size > 0;
  }

  findLugar(camino: string): CampoContrato | undefined {
    return this.porCamino.get(camino);
  }

  findCamino(lugar: CampoContrato): string | undefined {
    return this.caminos.get(lugar);
  }

  /** Whether a place for a field stands inside of another place. */
  hasDentro(lugar: CampoContrato): boolean {
    return this.conDentro.has(lugar);
  }

  /** Whether a field inside of another one has a place. */
  hasHijoDe(camino: string): boolean {
    return this.antepasados.has(camino);
  }

  /** The places a place stands in, the nearest one first. */
  listEncima(lugar: CampoContrato): CampoContrato[] {
    const encima: CampoContrato[] = [];
    for (let padre = this.padres.get(lugar); padre; padre = this.padres.get(padre)) encima.push(padre);
    return encima;
  }
}

/** The path of the field another one is in; empty of one that is in none. */
export const toPadre = (camino: string) => camino.slice(0, camino.lastIndexOf('/'));

export const toUltimo = (camino: string) => camino.slice(camino.lastIndexOf('/') + 1);
