"""Res Arcana: rules, facts and wording."""
