/** The signs on the screen of Alcatraz (1999) that answer "what is this?". */
import type { Signs } from '../table/aid/signs';

export const SIGNS: Signs = {
  boat: '.yard .end.water',
  cell: '.yard .end.cell',
  stone: '.stone',
  marked: '.stone[data-marked]',
  guard: '.pieces [data-sign="guard"]',
  prisoner: '.pieces [data-sign="prisoner"]',
  player: '.players > li',
};
