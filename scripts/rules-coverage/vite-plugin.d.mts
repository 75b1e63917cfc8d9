import type { Plugin } from 'vite';

export function rulesCoveragePlugin(): Plugin;
