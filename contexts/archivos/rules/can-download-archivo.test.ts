import { describe, expect, it } from 'vitest';
import { canDownloadArchivo } from './can-download-archivo.ts';

const of = (reads: boolean) => () => Promise.resolve(reads);
const notAsked = () => Promise.reject(new Error('The record has nothing to say here.'));

describe('downloading a file', () => {
  it.each([null, 7])('[FILE-03] a public one: anybody, reader %j', async (usuarioId) => {
    expect(await canDownloadArchivo({ publico: true, pendienteDe: null }, usuarioId, notAsked)).toBe(true);
  });

  it.each([
    [null, true, false],
    [7, false, false],
    [7, true, true],
  ])(
    '[FILE-03] a reserved one, reader %j who reads its record %s → %s',
    async (usuarioId, reads, allowed) => {
      const reserved = { publico: false, pendienteDe: null };
      expect(await canDownloadArchivo(reserved, usuarioId, of(reads))).toBe(allowed);
    },
  );

  it.each([
    [7, true],
    [8, false],
    [null, false],
  ])('[FILE-03] one that no record has, uploaded by 7, for reader %j → %s', async (usuarioId, allowed) => {
    const pending = { publico: true, pendienteDe: 7 };
    expect(await canDownloadArchivo(pending, usuarioId, notAsked)).toBe(allowed);
  });
});
