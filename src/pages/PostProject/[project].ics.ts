import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { formatDeadlineFile } from '@/features/projects/deadline-file.ts';
import { getProjects } from '@/features/projects/projects.ts';
import { getSite } from '@/site/settings.ts';

export const getStaticPaths = (async () =>
  (await getProjects()).map((project) => ({
    params: { project: project.id },
    props: { project },
  }))) satisfies GetStaticPaths;

/** The calendar file with the deadline of a government project. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { project } }) => {
  const { settings } = await getSite();
  const url = new URL(project.path, settings.address).href;
  return new Response(formatDeadlineFile({ ...project, url }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
