/** Nexuses, elements and hearts as a pencil would do them in a margin: strokes in a field of 28 by 20. */
export const NEXUS_SKETCHES = {
  'mother of monsters': 'M4 17c0-9 4-14 10-14s10 5 10 14zM9 10v2M19 10v2M10 17c0-4 8-4 8 0',
  plague: 'M14 6a5 5 0 1 1-.01 0zM14 6V2M14 16v3M9 11H4M24 11h-5M10 7L7 4M18 7l3-3M10 15l-3 3M18 15l3 3',
  fate: 'M14 2a8 8 0 1 1-.01 0zM14 6a4 4 0 1 1-.01 0zM14 2v4M14 14v4M6 10h4M18 10h4',
  fault: 'M2 3l9 4-3 3 8 3-3 3 12 3M6 2l8 3-2 3 8 3-2 3 8 2',
  dungeonheart: 'M14 18C4 11 4 3 9 3c3 0 5 3 5 4 0-1 2-4 5-4 5 0 5 8-5 15z',
  gateway: 'M7 18V9c0-9 14-9 14 0v9M11 18V10c0-4 6-4 6 0v8M4 18h20',
  'cyclopean complex': 'M3 18V6h6V2h10v4h6v12zM9 6v12M19 6v12M3 12h22',
  'god fragment':
    'M10 18v-4c-4-3-5-6-3-7l3 3V4c0-2 2-2 2 0v4-6c0-2 3-2 3 0v6-4c0-2 3-2 3 0v5-2c0-2 2-2 2 0 0 4-1 6-3 7v4z',
  intellect: 'M3 10c6-9 16-9 22 0-6 9-16 9-22 0zM14 6a4 4 0 1 1-.01 0z',
  bones: 'M3 15c6-12 16-12 22-9M7 9v8M11 7v9M15 5v9M19 5v8M23 5v6',
  'magic nexus': 'M14 1l2 7 8 2-8 2-2 7-2-7-8-2 8-2z',
  'phase shift': 'M9 4a6 6 0 1 1-.01 0zM19 4a6 6 0 1 1-.01 0z',
  radiation: 'M14 8a2 2 0 1 1-.01 0zM12 7L8 2h12l-4 5M17 11h6l-5 7-3-5M11 11H5l5 7 3-5',
  darkness: 'M18 3a8 8 0 1 0 4 12 7 7 0 0 1-4-12z',
  palace: 'M4 18V8l4-4 4 4v10M12 18V6l4-4 4 4v12M20 18v-8h4v8M2 18h24',
  void: 'M14 3c8 0 11 4 11 7s-3 7-11 7S3 13 3 10s3-7 11-7zM14 7c4 0 6 1 6 3s-2 3-6 3-6-1-6-3 2-3 6-3z',
  'elemental nexus': 'M14 2a8 8 0 1 1-.01 0zM6 10h16M14 2v16',
  'ley lines': 'M2 4l24 12M2 16L26 4M14 1v18M14 8a2 2 0 1 1-.01 0z',
  crossroads: 'M11 1v7H2M11 19v-7H2M17 1v7h9M17 19v-7h9',
  'your own': 'M10 7c0-6 9-6 9-1 0 4-5 3-5 7M14 17v.5',
} as const;

export const ELEMENT_SKETCHES = {
  earth: 'M3 17l6-11 5 7 4-6 7 10z',
  air: 'M3 8h14c4 0 4-5 0-5M3 12h18c4 0 4 5 0 5M3 16h9',
  fire: 'M14 18c-6 0-8-5-5-9 1 2 2 2 2 2-1-4 1-7 4-9 0 4 5 5 5 10 0 4-3 6-6 6z',
  water: 'M14 2c5 6 6 8 6 11a6 5 0 0 1-12 0c0-3 1-5 6-11z',
  wood: 'M14 18V9M14 9C6 9 7 2 14 2s8 7 0 7M14 14l4-3',
  metal: 'M4 16h14l6-6H10zM4 16v2h14l6-6v-2M18 16v2',
  smoke: 'M12 18c-5-3 5-5 0-8s4-5 1-8M19 18c-4-3 4-5 0-8',
  redstone: 'M9 4h10l4 6-9 8-9-8zM5 10h18M9 4l5 14 5-14',
  lightning: 'M16 1L7 11h6l-3 8 11-11h-7z',
  bone: 'M7 13l10-7c-1-3 3-4 4-1 3 1 2 5-1 4l-10 7c1 3-3 4-4 1-3-1-2-5 1-4z',
  good: 'M14 6a4 4 0 1 1-.01 0zM14 1v2M14 17v2M5 10h2M21 10h2M8 4l1 1M19 15l1 1M20 4l-1 1M9 15l-1 1',
  evil: 'M6 3c0 4 2 5 4 6M22 3c0 4-2 5-4 6M9 9h10l-2 9h-6zM12 13v.5M16 13v.5',
  'life force': 'M2 11h6l3-7 4 12 3-8 2 3h6',
} as const;

export const HEART_SKETCHES = {
  stone: NEXUS_SKETCHES.dungeonheart,
  furnace: 'M6 18V7c0-6 16-6 16 0v11zM10 18c0-6 3-5 4-9 1 4 4 3 4 9',
  root: 'M14 2v7M14 9c-6 1-8 4-10 9M14 9c-2 3-3 5-3 9M14 9c2 3 3 5 3 9M14 9c6 1 8 4 10 9',
  crystal: 'M14 2l6 6-3 10h-6L8 8zM8 8h12M14 2v16',
} as const;
